import { beforeEach, expect, it } from 'vitest';
import { openDeliveryId, orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { answerHandOver, handOver, settle } from './cash.factory.ts';

const village = setUpVillage();

let deliveryId: number;
beforeEach(async () => {
  await village.testApp.database.pool.query('update cities set cash_limit_paise = 50000');
  const { order } = await orderIn(village, 'ACCEPTED');
  deliveryId = await openDeliveryId(village, order.id);
});

const accept = () => village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`);

it('with more than the limit in hand, no request is accepted until the shop has the cash [CASH-15]', async () => {
  await settle(village, 50_001);
  const refused = await accept();
  expect([refused.status, refused.body.code]).toEqual([409, 'cash.limit']);
  expect(refused.body.detail).toContain('₹500');
  const byGet = await village.deliverer.get(`/deliveries/requests/${deliveryId}/accept/`);
  expect(byGet.body.code).toBe('cash.limit');
  const made = await handOver(village, 0.01);
  expect((await accept()).body.code).toBe('cash.limit');
  await answerHandOver(village.retailer, made, 'confirm');
  expect((await accept()).status).toBe(200);
  await settle(village, 50_000);
  expect((await accept()).status).toBe(200);
});

it('0 is no limit [CASH-15]', async () => {
  await settle(village, 90_000_000);
  expect((await accept()).body.code).toBe('cash.limit');
  await village.testApp.database.pool.query('update cities set cash_limit_paise = 0');
  expect((await accept()).status).toBe(200);
});
