// Complaints as customer and shop make and answer them.
import { complaintKinds } from '@haat/contract/complaint-kinds';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { complain, messagesOf, toldOf } from '../../testing/complaints.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeRetailer, type Village } from '../../testing/village.ts';

const village = setUpVillage();
const dayMs = 24 * 60 * 60 * 1000;

const query = (statement: string, values: unknown[] = []) =>
  village.testApp.database.pool.query(statement, values);

/** The same village with a shop and a customer of their own. */
async function ownVillage(): Promise<Village> {
  const { testApp, cityId } = village;
  const retailer = await makeRetailer(testApp, cityId, { name: 'Anu Stores' });
  return { ...village, retailer, customer: await makeCustomer(testApp, cityId) };
}

const write = (client: Client, path: string, body = 'Please answer.') =>
  client.post(`${path}messages/`, { body });

describe('complaining', () => {
  it('answers with number, clocks and the first message [COMPLAIN-1]', async () => {
    const own = await ownVillage();
    const { order } = await orderIn(own, 'COMPLETED');
    const answer = await own.customer.post(`/customers/orders/${order.id}/complaints/`, {
      kind: 'damaged',
      body: ' The bottle was broken. ',
    });
    const { id, ...complaint } = answer.body;
    expect([answer.status, complaint]).toEqual([
      201,
      {
        number: expect.stringMatching(/^C-\d{6}$/),
        kind: 'damaged',
        order: order.id,
        shop: { id: own.retailer.shopId, name: 'Anu Stores' },
        state: 'open',
        outcome: null,
        answer_by: '2026-11-23T10:00:00+05:30',
        solve_by: '2026-12-21T10:00:00+05:30',
        messages: [
          { at: '2026-11-21T10:00:00+05:30', by: 'customer', body: 'The bottle was broken.', files: [] },
        ],
      },
    ]);
    expect(Number(complaint.number.slice(2))).toBe(id % 2 ** 36);
    const next = await complain(own, { orderId: order.id });
    expect(Number(next.number.slice(2))).toBe(Number(complaint.number.slice(2)) + 1);
  });

  it('takes each kind and no other, and needs a body [COMPLAIN-2]', async () => {
    const own = await ownVillage();
    const { order } = await orderIn(own, 'INITIATED');
    const path = `/customers/orders/${order.id}/complaints/`;
    for (const kind of complaintKinds) {
      expect((await complain(own, { orderId: order.id, kind })).kind).toBe(kind);
    }
    const wrong: readonly [string, object][] = [
      ['kind', { kind: 'taste', body: 'Bitter' }],
      ['kind', { body: 'Bitter' }],
      ['body', { kind: 'quality' }],
      ['body', { kind: 'quality', body: ' ' }],
      ['body', { kind: 'quality', body: 'x'.repeat(2001) }],
      ['files', { kind: 'quality', body: 'Bitter', files: ['1'] }],
      ['files', { kind: 'quality', body: 'Bitter', files: [1, 2, 3, 4, 5, 6] }],
    ];
    for (const [field, body] of wrong) {
      const answer = await own.customer.post(path, body);
      expect([answer.status, Object.keys(answer.body.errors)[0]?.split('.')[0]]).toEqual([400, field]);
    }
    const stranger = await makeCustomer(village.testApp, village.cityId);
    for (const client of [stranger, own.retailer]) {
      expect((await client.post(path, { kind: 'quality', body: 'Bitter' })).status).toBe(404);
    }
  });

  it('is possible while the order is active, and until 7 days after its end [COMPLAIN-3]', async () => {
    const own = await ownVillage();
    const [active, ended] = [await orderIn(own, 'ACCEPTED'), await orderIn(own, 'CANCELLED')];
    const late = async () => {
      const path = `/customers/orders/${ended.order.id}/complaints/`;
      const { status, body } = await own.customer.post(path, { kind: 'money', body: 'I paid twice.' });
      return body.code ?? status;
    };
    village.testApp.clock.advance(7 * dayMs);
    expect(await late()).toBe(201);
    village.testApp.clock.advance(1);
    expect(await late()).toBe('complaint.late');
    expect((await complain(own, { orderId: active.order.id })).state).toBe('open');
    village.testApp.clock.advance(-7 * dayMs - 1);
  });

  it('and writing together are limited to 50 in 24 hours [COMPLAIN-5]', async () => {
    const own = await ownVillage();
    const { id, order } = await complain(own);
    const paths = [`/customers/complaints/${id}/`, `/shops/complaints/${id}/`] as const;
    for (const [client, path, count] of [
      [own.customer, paths[0], 49],
      [own.retailer, paths[1], 50],
    ] as const) {
      for (let n = 0; n < count; n += 1) expect((await write(client, path)).status).toBe(201);
      const refused = await write(client, path);
      expect([refused.body.code, refused.headers['retry-after']]).toEqual(['rate.limited', '86400']);
    }
    const again = { kind: 'money', body: 'Again' };
    const made = await own.customer.post(`/customers/orders/${order}/complaints/`, again);
    expect(made.status).toBe(429);
    village.testApp.clock.advance(dayMs);
    expect((await write(own.customer, paths[0])).status).toBe(201);
    village.testApp.clock.advance(-dayMs);
  });
});

describe('the two sides', () => {
  it('read and write the same messages, and see them in their lists [COMPLAIN-6, COMPLAIN-7]', async () => {
    const own = await ownVillage();
    const first = await complain(own, { body: 'One egg was broken.' });
    const second = await complain(own, { body: 'No salt.' });
    const shop = `/shops/complaints/${first.id}/`;
    const customer = `/customers/complaints/${first.id}/`;
    const lost = { 'idempotency-key': 'lost' };
    const send = () => own.retailer.post(`${shop}messages/`, { body: 'Sorry. You get a new one.' }, lost);
    expect([(await send()).status, (await send()).status]).toEqual([201, 200]);
    const whole = (await write(own.customer, customer, 'Thank you.')).body;
    expect(messagesOf(whole)).toEqual([
      ['customer', 'One egg was broken.'],
      ['shop', 'Sorry. You get a new one.'],
      ['customer', 'Thank you.'],
    ]);
    for (const [client, path] of [
      [own.customer, '/customers/complaints/'],
      [own.retailer, '/shops/complaints/'],
    ] as const) {
      expect((await client.get(`${path}${first.id}/`)).body).toEqual(whole);
      expect((await client.get(path)).body).toEqual({ count: 2, results: [second, whole] });
      expect((await client.get(`${path}?limit=1&offset=1`)).body).toEqual({ count: 2, results: [whole] });
      expect((await client.get(`${path}?order=${first.order}`)).body).toEqual({ count: 1, results: [whole] });
    }
  });

  it('are the only ones who see it [COMPLAIN-6, COMPLAIN-7]', async () => {
    const own = await ownVillage();
    const { id } = await complain(own);
    const other = await ownVillage();
    for (const [client, path] of [
      [other.customer, '/customers/complaints/'],
      [own.retailer, '/customers/complaints/'],
      [other.retailer, '/shops/complaints/'],
    ] as const) {
      expect((await client.get(`${path}${id}/`)).status).toBe(404);
      expect((await write(client, `${path}${id}/`)).status).toBe(404);
      expect((await client.get(path)).body).toEqual({ count: 0, results: [] });
    }
    expect((await own.customer.get(`/shops/complaints/${id}/`)).status).toBe(403);
    expect((await village.testApp.nobody.get(`/customers/complaints/${id}/`)).status).toBe(401);
  });

  it.each(['behaviour', 'money'] as const)("the shop doesn't see %s [COMPLAIN-7]", async (kind) => {
    const own = await ownVillage();
    const { id } = await complain(own, { kind });
    await query('delete from notifications');
    await write(own.customer, `/customers/complaints/${id}/`);
    const operator = await makeOperatorClient(village.testApp);
    await operator.post(`/operator/complaints/${id}/close/`, { outcome: 'none', note: 'We talked.' });
    expect(await toldOf(own.retailer)).toEqual([]);
    expect((await own.retailer.get(`/shops/complaints/${id}/`)).status).toBe(404);
    expect((await write(own.retailer, `/shops/complaints/${id}/`)).status).toBe(404);
    expect((await own.retailer.get('/shops/complaints/')).body.count).toBe(0);
  });

  it('write nothing more once it is closed [COMPLAIN-8]', async () => {
    const own = await ownVillage();
    const { id } = await complain(own);
    const operator = await makeOperatorClient(village.testApp);
    await operator.post(`/operator/complaints/${id}/close/`, { outcome: 'none', note: 'All is well.' });
    for (const [client, path] of [
      [own.customer, '/customers/complaints/'],
      [own.retailer, '/shops/complaints/'],
    ] as const) {
      const refused = await write(client, `${path}${id}/`);
      expect([refused.status, refused.body.code]).toEqual([409, 'complaint.closed']);
    }
  });
});

describe('notifications', () => {
  it('tell each side of what the others do [COMPLAIN-9]', async () => {
    const own = await ownVillage();
    const { id, number, order } = await complain(own);
    const operator = await makeOperatorClient(village.testApp);
    await write(own.retailer, `/shops/complaints/${id}/`);
    await write(own.customer, `/customers/complaints/${id}/`);
    await write(operator, `/operator/complaints/${id}/`);
    await operator.post(`/operator/complaints/${id}/close/`, { outcome: 'refund', note: '₹60 back.' });
    const [toCustomer, toShop] = [`/shops/complaints/${id}`, `/retailer/complaints/${id}`];
    expect((await toldOf(own.customer)).filter(([, link]) => link === toCustomer)).toEqual([
      [`Anu Stores wrote about your complaint ${number}.`, toCustomer],
      [`The operator wrote about your complaint ${number}.`, toCustomer],
      [`Your complaint ${number} is closed. You get a refund.`, toCustomer],
    ]);
    expect((await toldOf(own.retailer)).filter(([, link]) => link === toShop)).toEqual([
      [`A customer complained about order #${order % 2 ** 36}. Answer within 48 hours.`, toShop],
      [`The customer wrote about complaint ${number}.`, toShop],
      [`The operator wrote about complaint ${number}.`, toShop],
      [`Complaint ${number} is closed. The customer gets a refund.`, toShop],
    ]);
  });

  it('say how it was closed [COMPLAIN-9]', async () => {
    const own = await ownVillage();
    const operator = await makeOperatorClient(village.testApp);
    const ends: string[][] = [];
    for (const outcome of ['replace', 'none']) {
      const { id, number } = await complain(own);
      await operator.post(`/operator/complaints/${id}/close/`, { outcome, note: 'Done.' });
      const told = [(await toldOf(own.customer)).at(-1)?.[0], (await toldOf(own.retailer)).at(-1)?.[0]];
      ends.push(told.map((body) => body?.split(`${number} `)[1] ?? ''));
    }
    expect(ends).toEqual([
      ['is closed. You get a replacement.', 'is closed. The customer gets a replacement.'],
      ['is closed. Open it to read the reason.', 'is closed. Open it to read the reason.'],
    ]);
  });

  it('and complaints stay away from a suspended shop [COMPLAIN-10]', async () => {
    const own = await ownVillage();
    const { id } = await complain(own);
    const operator = await makeOperatorClient(village.testApp);
    const shop = `/operator/shops/${own.retailer.shopId}/`;
    const { version } = (await operator.get(shop)).body;
    await operator.post(`${shop}suspend/`, { version, reason: 'Dirty' });
    const before = await toldOf(own.retailer);
    await write(own.customer, `/customers/complaints/${id}/`);
    expect(await toldOf(own.retailer)).toEqual(before);
    const seen = await own.retailer.get(`/shops/complaints/${id}/`);
    expect([seen.status, seen.body.code]).toEqual([403, 'shop.not_verified']);
  });
});
