import type { DailyClose } from '@haat/contract/operator/cash';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { firstSlotId } from '../../testing/village.ts';
import { answerHandOver, handOver } from './cash.factory.ts';

const village = setUpVillage();
let operator: Client;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
  await village.retailer.patch('/shops/update/', { upi_id: 'ammini@okbank' });
});

async function travel(iso: string): Promise<void> {
  village.testApp.clock.set(iso);
  operator = await village.testApp.signIn(operator.number);
  Object.assign(village, { slotId: await firstSlotId(village.customer) });
}

const read = async (day: string, city: string | number = village.cityId): Promise<DailyClose> =>
  (await operator.get(`/operator/close/?day=${day}${city === '' ? '' : `&city=${city}`}`)).body;
const close = (day: string, more: object = {}) =>
  operator.post('/operator/close/', { day, city: village.cityId, ...more });
const deliverer = ({ deliverers }: DailyClose) =>
  deliverers.find(({ id }) => id === village.deliverer.userId);

describe('the daily close', () => {
  it('shows what is still in hand at the end of the day [CASH-50]', async () => {
    await travel('2026-11-21T05:00:00Z');
    const { order } = await orderIn(village, 'COMPLETED');
    expect(deliverer(await read('2026-11-21'))?.in_hand).toBe(order.price);
    const made = await handOver(village, 50);
    await answerHandOver(village.retailer, made, 'confirm');
    expect(deliverer(await read('2026-11-21'))?.in_hand).toBe(order.price - 50);
    await travel('2026-11-22T05:00:00Z');
    await answerHandOver(village.retailer, await handOver(village, 30), 'confirm');
    expect(deliverer(await read('2026-11-21'))?.in_hand).toBe(order.price - 50);
    expect(deliverer(await read('2026-11-22'))?.in_hand).toBe(order.price - 80);
    expect((await read('2026-11-22')).shops[0]).not.toHaveProperty('in_hand');
  });

  it('shows the part of the cash that a deliverer only told and that was denied [CASH-51]', async () => {
    await travel('2026-11-23T05:00:00Z');
    const placed = await orderIn(village, 'VERIFIED');
    const { amount } = placed.order;
    const payments = [
      { method: 'upi', amount: 40, reference: '1234' },
      { method: 'cash', amount: amount - 40 },
    ];
    await village.deliverer.post(`/deliveries/${placed.deliveryId}/completed/`, {
      payment: 'Both',
      payments,
    });
    const { body } = await village.retailer.get(`/shops/orders/${placed.order.id}/`);
    const upi = body.payments.find(({ method }: { method: string }) => method === 'upi');
    expect((await read('2026-11-23')).shops[0]).toMatchObject({ denied: 0, upi_claimed: 40 });
    await village.retailer.post(`/shops/orders/${placed.order.id}/payments/${upi.id}/deny/`);
    const { shops, deliverers } = await read('2026-11-23');
    for (const row of [...shops, ...deliverers]) {
      expect(row).toMatchObject({ cash: amount, denied: 40, upi_denied: 0, upi_claimed: 0 });
    }
    const file = await operator.get('/operator/close/?day=2026-11-23', { accept: 'text/csv' });
    const [head, ofShop, ofDeliverer] = file.text.replace('\ufeff', '').split('\r\n');
    expect(head).toBe(
      'day,who,id,name,orders,goods,refused,delivery,cash,upi_confirmed,upi_claimed,upi_denied,credit,rounding,open,handed_over,refunds,denied,in_hand',
    );
    expect(ofShop).toMatch(/,$/);
    expect(ofDeliverer).toMatch(/,[\d.]+$/);
  });
});

describe('closing a day', () => {
  it('keeps the sums as they were, by whom, once [CASH-52]', async () => {
    await travel('2026-11-24T05:00:00Z');
    const { order } = await orderIn(village, 'COMPLETED');
    expect((await read('2026-11-24')).closed).toBeNull();
    const answer = await close('2026-11-24', { note: 'Counted with Ravi' });
    expect(answer.status).toBe(201);
    const { shops, deliverers, closed } = answer.body as DailyClose;
    expect(closed).toMatchObject({
      at: '2026-11-24T10:30:00+05:30',
      by: { id: operator.userId, name: 'Meera Nair' },
      note: 'Counted with Ravi',
    });
    const withoutNames = (rows: readonly { name: string; number?: string }[]) =>
      rows.map(({ name: _, number: __, ...row }) => row);
    expect(closed?.sums).toMatchObject({
      orders: 1,
      goods: order.price,
      shops: withoutNames(shops),
      deliverers: withoutNames(deliverers),
    });
    const again = await close('2026-11-24');
    expect([again.status, again.body.code]).toEqual([409, 'close.done']);
    const { body: record } = await operator.get(`/operator/cities/${village.cityId}/`);
    expect(record.version).toBeGreaterThan(0);
    expect((await auditOf(operator, 'city', village.cityId))[0]).toMatchObject({
      action: 'city.close_day',
      after: { day: '2026-11-24', note: 'Counted with Ravi' },
    });
  });

  it('does not follow what changes later, and is of one city alone [CASH-52]', async () => {
    await orderIn(village, 'COMPLETED');
    const now = await read('2026-11-24');
    expect(now.shops[0]?.orders).toBe(2);
    expect(now.closed?.sums.orders).toBe(1);
    expect((await read('2026-11-24', '')).closed).toBeNull();
    const elsewhere = await makeCity(village.testApp);
    expect((await read('2026-11-24', elsewhere)).closed).toBeNull();
    expect((await close('2026-11-24', { city: elsewhere })).status).toBe(201);
  });

  it('of two at once counts one [CASH-52]', async () => {
    const answers = await Promise.all([close('2026-11-20'), close('2026-11-20')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['day', { day: '2026-11-25' }],
    ['day', { day: '2026-02-30' }],
    ['day', { day: 'x' }],
    ['city', { city: 999_999 }],
    ['note', { note: 'x'.repeat(501) }],
  ])('is 400 on %s for %j [CASH-52]', async (field, body) => {
    const answer = await operator.post('/operator/close/', {
      day: '2026-11-23',
      city: village.cityId,
      ...body,
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });
});
