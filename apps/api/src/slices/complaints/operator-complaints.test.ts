// Complaints at the desk, and when they need an operator.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { complain, messagesOf } from '../../testing/complaints.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeRetailer, type Village } from '../../testing/village.ts';

const village = setUpVillage();
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

let operator: Client;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
});

async function ownVillage(): Promise<Village> {
  const { testApp, cityId } = village;
  const retailer = await makeRetailer(testApp, cityId, { name: 'Anu Stores' });
  return { ...village, retailer, customer: await makeCustomer(testApp, cityId) };
}

const close = (id: number, client = operator) =>
  client.post(`/operator/complaints/${id}/close/`, { outcome: 'replace', note: 'A new one tomorrow.' });

describe('the list', () => {
  it('is newest first, with masked numbers, and filters [COMPLAIN-12]', async () => {
    const own = await ownVillage();
    const { order } = await orderIn(own, 'INITIATED');
    const first = await complain(own, { orderId: order.id, kind: 'missing' });
    const second = await complain(own, { kind: 'money' });
    await close(first.id);
    const list = async (filter: string) => {
      const path = `/operator/complaints/?shop=${own.retailer.shopId}${filter}`;
      const { body } = await operator.get(path);
      expect(body.count).toBe(body.results.length);
      return body.results.map((row: { id: number }) => row.id);
    };
    const both = [second.id, first.id];
    expect(await list('')).toEqual(both);
    expect(await list('&state=open')).toEqual([second.id]);
    expect(await list('&state=closed')).toEqual([first.id]);
    expect(await list('&kind=missing')).toEqual([first.id]);
    expect(await list(`&order=${order.id}`)).toEqual([first.id]);
    expect(await list(`&customer=${own.customer.userId}`)).toEqual(both);
    expect(await list('&customer=1')).toEqual([]);
    expect(await list(`&city=${village.cityId}`)).toEqual(both);
    expect(await list(`&city=${village.cityId + 1}`)).toEqual([]);
    expect(await list('&search=lakshmi')).toEqual(both);
    expect(await list(`&search=${encodeURIComponent(own.customer.number)}`)).toEqual(both);
    expect(await list('&search=nobody')).toEqual([]);
    expect(await list('&is_due=0')).toEqual(both);
    const { body } = await operator.get(`/operator/complaints/?shop=${own.retailer.shopId}&state=open`);
    expect(body.results).toEqual([
      {
        ...second,
        customer: {
          id: own.customer.userId,
          name: 'Lakshmi Menon',
          number: `+91******${own.customer.number.slice(-4)}`,
        },
        created_at: '2026-11-21T10:00:00+05:30',
        answered_at: null,
        is_due: false,
      },
    ]);
  });
});

describe('one complaint', () => {
  it("has its order and the customer's earlier complaints [COMPLAIN-13]", async () => {
    const own = await ownVillage();
    const earlier = await complain(own);
    const { order } = await orderIn(own, 'VERIFIED');
    const claim = { amount: 1, reference: '4711' };
    await own.customer.post(`/customers/orders/${order.id}/paid_upi/`, claim);
    const { id } = await complain(own, { orderId: order.id });
    await complain(own, { orderId: order.id });
    const { status, body } = await operator.get(`/operator/complaints/${id}/`);
    expect([status, body.id, body.order]).toEqual([200, id, order.id]);
    expect(body.order_record).toMatchObject({
      id: order.id,
      status: 'VERIFIED',
      customer: { number: `+91******${own.customer.number.slice(-4)}` },
      payments: [{ amount: 1, state: 'claimed' }],
    });
    expect(body.order_record.events.length).toBeGreaterThan(4);
    expect(body.order_record.address.number).toMatch(/\*{6}/);
    expect(body.earlier.map((one: { id: number }) => one.id)).toEqual([earlier.id]);
  });

  it('is not there: 404', async () => {
    for (const id of ['999999', 'x']) {
      const path = `/operator/complaints/${id}/`;
      expect((await operator.get(path)).status).toBe(404);
      expect((await operator.post(`${path}messages/`, { body: 'Hello' })).status).toBe(404);
      expect((await operator.post(`${path}close/`, { outcome: 'none', note: 'No' })).status).toBe(404);
    }
  });

  it('is answered and closed, with the note as last message [COMPLAIN-14]', async () => {
    const { id } = await complain(village, { kind: 'behaviour', body: 'He shouted.' });
    const answered = await operator.post(`/operator/complaints/${id}/messages/`, { body: 'Who?' });
    expect([answered.status, answered.body.answered_at]).toEqual([201, '2026-11-21T10:00:00+05:30']);
    const closed = await close(id);
    expect([closed.status, closed.body.state, closed.body.outcome]).toEqual([200, 'closed', 'replace']);
    expect(messagesOf(closed.body)).toEqual([
      ['customer', 'He shouted.'],
      ['operator', 'Who?'],
      ['operator', 'A new one tomorrow.'],
    ]);
    expect((await village.customer.get(`/customers/complaints/${id}/`)).body).toMatchObject({
      state: 'closed',
      outcome: 'replace',
    });
    expect(await auditOf(operator, 'complaint', id)).toMatchObject([
      {
        action: 'complaint.close',
        before: { state: 'open', outcome: null },
        after: { state: 'closed', outcome: 'replace' },
      },
      { action: 'complaint.answer', actor: { id: operator.userId } },
    ]);
    for (const refused of [
      await close(id),
      await operator.post(`/operator/complaints/${id}/messages/`, { body: 'And?' }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'complaint.closed']);
    }
  });

  it.each<[field: string, wrong: object]>([
    ['outcome', { note: 'Done' }],
    ['outcome', { outcome: 'money', note: 'Done' }],
    ['note', { outcome: 'none' }],
    ['note', { outcome: 'none', note: ' ' }],
  ])('is not closed with a wrong %s [COMPLAIN-14]', async (field, wrong) => {
    const { id } = await complain(village);
    const { status, body } = await operator.post(`/operator/complaints/${id}/close/`, wrong);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('a need', () => {
  const due = async () => {
    const client = await makeOperatorClient(village.testApp);
    const { needs, newest } = (await client.get('/operator/today/')).body;
    const list = await client.get('/operator/complaints/?is_due=1');
    expect(list.body.count).toBe(needs.complaints_due);
    expect(list.body.results.every((row: { is_due: boolean }) => row.is_due)).toBe(true);
    return [needs.complaints_due, newest.complaints_due];
  };

  it('begins 12 hours before the answer, and ends with it [COMPLAIN-15]', async () => {
    const { clock, database } = village.testApp;
    await database.pool.query('truncate complaints cascade');
    const own = await ownVillage();
    const { id } = await complain(own);
    clock.advance(36 * hourMs - 1);
    expect(await due()).toEqual([0, null]);
    clock.advance(1);
    expect(await due()).toEqual([1, '2026-11-22T22:00:00+05:30']);
    const retailer = await village.testApp.signIn(own.retailer.number);
    await retailer.post(`/shops/complaints/${id}/messages/`, { body: 'Sorry.' });
    expect(await due()).toEqual([0, null]);
    clock.advance(-36 * hourMs);
  });

  it('begins again 3 days before `solve_by`, and ends with the close [COMPLAIN-15]', async () => {
    const { clock, database } = village.testApp;
    await database.pool.query('truncate complaints cascade');
    const own = await ownVillage();
    const { id } = await complain(own);
    await own.retailer.post(`/shops/complaints/${id}/messages/`, { body: 'Sorry.' });
    clock.advance(27 * dayMs - 1);
    expect(await due()).toEqual([0, null]);
    clock.advance(1);
    expect(await due()).toEqual([1, '2026-12-18T10:00:00+05:30']);
    await close(id, await makeOperatorClient(village.testApp));
    expect(await due()).toEqual([0, null]);
    clock.advance(-27 * dayMs);
  });

  it('ends when the complaint is closed without an answer [COMPLAIN-15]', async () => {
    const { clock, database } = village.testApp;
    await database.pool.query('truncate complaints cascade');
    await close((await complain(await ownVillage())).id);
    clock.advance(2 * dayMs);
    expect(await due()).toEqual([0, null]);
    clock.advance(-2 * dayMs);
  });
});
