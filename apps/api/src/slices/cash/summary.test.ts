import type { DaySummary } from '@haat/contract/cash';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeDelivererClient, makeGoods } from '../../testing/village.ts';
import { sumByDay } from './summary.views.ts';

const village = setUpVillage();

let deliverer: Client;
beforeEach(async () => {
  village.testApp.clock.set('2026-11-21T04:30:00Z'); // 10:00 in Kerala
  deliverer = await makeDelivererClient(village.testApp, village.cityId);
});

const complete = async (price = 100) => {
  const productId = await makeGoods(village.testApp, village.retailer, { price, quantity: 10 });
  return orderIn({ ...village, deliverer }, 'COMPLETED', { wanted: [{ productId, quantity: 1 }] });
};
const read = async (): Promise<DaySummary[]> => (await deliverer.get('/deliveries/summary/')).body.days;

describe('the summary of a deliverer', () => {
  it('sums up today and the six days before, today first [SLOT-12, SLOT-13]', async () => {
    await complete(100);
    await complete(50.5);
    await orderIn({ ...village, deliverer }, 'DELIVERED');
    const days = await read();
    expect(days.map(({ day }) => day.slice(8))).toEqual(['21', '20', '19', '18', '17', '16', '15']);
    expect(days[0]).toEqual({ day: '2026-11-21', deliveries: 2, earned: 40, cash: 190.5, km: 1.1 });
    expect(days[1]).toEqual({ day: '2026-11-20', deliveries: 0, earned: 0, cash: 0, km: 0 });
  });

  it("goes by the day of completion in the deliverer's city [SLOT-12]", async () => {
    await complete();
    village.testApp.clock.set('2026-11-27T18:29:59Z');
    expect((await read()).at(-1)).toMatchObject({ day: '2026-11-21', deliveries: 1 });
    village.testApp.clock.set('2026-11-27T18:30:00Z');
    expect((await read()).map(({ deliveries }) => deliveries)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('leaves out what the operator gets, and what was not paid in cash [SLOT-13]', async () => {
    const { pool } = village.testApp.database;
    await pool.query("update cities set fee_goes_to = 'operator'");
    const { deliveryId } = await orderIn({ ...village, deliverer }, 'DELIVERED');
    const { body } = await deliverer.get(`/deliveries/${deliveryId}/`);
    const upi = { method: 'upi', amount: 100, reference: '4711' };
    const cash = { method: 'cash', amount: body.due - 100 };
    const payments = [upi, cash];
    await deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Both', payments });
    expect((await read())[0]).toMatchObject({ deliveries: 1, earned: 0, cash: cash.amount });
    await pool.query("update cities set fee_goes_to = 'deliverer'");
    await complete();
    expect((await read())[0]).toMatchObject({ deliveries: 2, earned: 20, cash: cash.amount + 120 });
  });

  it('has only their own deliveries [SLOT-12]', async () => {
    await complete();
    const other = await makeDelivererClient(village.testApp, village.cityId);
    expect((await other.get('/deliveries/summary/')).body.days[0].deliveries).toBe(0);
  });

  it('is the same for operators, and 404 for others than deliverers [SLOT-14]', async () => {
    await complete();
    const operator = await makeOperatorClient(village.testApp);
    const { status, body } = await operator.get(`/operator/deliverers/${deliverer.userId}/summary/`);
    expect([status, body.days]).toEqual([200, await read()]);
    for (const id of [village.customer.userId, 999_999, 'x']) {
      expect((await operator.get(`/operator/deliverers/${id}/summary/`)).status).toBe(404);
    }
  });
});

it('a day begins at midnight in its zone, also on a leap day [SLOT-12]', () => {
  const days = ['2028-03-01', '2028-02-29', '2028-02-28'];
  const at = (time: string) => ({ at: new Date(time), earnedPaise: 2_050, cashPaise: 0, km: 0.25 });
  const completed = ['2028-02-28T18:29:59Z', '2028-02-28T18:30:00Z', '2028-02-29T18:30:00Z'].map(at);
  expect(sumByDay(days, completed, 'Asia/Kolkata')).toEqual(
    days.map((day) => ({ day, deliveries: 1, earned: 20.5, cash: 0, km: 0.3 })),
  );
});
