import { expect, it } from 'vitest';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { dismissDeliverer, hireDeliverer } from './hire-deliverer.ts';

const village = setUpVillage();

const setDuty = (is_on_duty: boolean) => village.deliverer.patch('/deliveries/duty/', { is_on_duty });
/** The notification about requests. A newer one takes its place. */
const findTold = async (): Promise<number | undefined> => {
  const { body } = await village.deliverer.get('/users/notifications/?limit=100');
  return body.results.find(({ link }: { link: string }) => link === '/deliverer/requests')?.id;
};

it('is on at first, and off until the deliverer turns it on [SLOT-10]', async () => {
  const read = async () => (await village.deliverer.get('/deliveries/duty/')).body;
  expect(await read()).toEqual({ is_on_duty: true });
  const { status, body } = await setDuty(false);
  expect([status, body]).toEqual([200, { is_on_duty: false }]);
  expect(await read()).toEqual({ is_on_duty: false });
  expect((await setDuty(true)).body).toEqual({ is_on_duty: true });
  const wrong = await village.deliverer.patch('/deliveries/duty/', { is_on_duty: 'no' });
  expect(Object.keys(wrong.body.errors)).toEqual(['is_on_duty']);
});

it('off duty, nothing tells of new requests, but they can be accepted [SLOT-10]', async () => {
  await orderIn(village, 'ACCEPTED');
  const before = await findTold();
  expect(before).toBeDefined();
  await setDuty(false);
  const { deliveryId } = await orderIn(village, 'ACCEPTED');
  expect(await findTold()).toBe(before);
  expect((await village.deliverer.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
  await setDuty(true);
  await orderIn(village, 'ACCEPTED');
  expect(await findTold()).toBeGreaterThan(before ?? 0);
});

it('a deliverer who is taken on again is on duty [SLOT-10]', async () => {
  const { deliverer, testApp, operatorId, cityId } = village;
  await setDuty(false);
  await testApp.database.inTx((tx) => dismissDeliverer(tx, operatorId, deliverer));
  const hired = { number: deliverer.number, cityId };
  await testApp.database.inTx((tx) => hireDeliverer(tx, { userId: operatorId }, hired));
  expect((await deliverer.get('/deliveries/duty/')).body).toEqual({ is_on_duty: true });
});

it('a request says how much there is to carry, how far and for what [SLOT-11]', async () => {
  const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
  const { body } = await village.deliverer.get('/deliveries/requests/?limit=100');
  const request = body.results.find(({ id }: { id: number }) => id === deliveryId);
  // The shop is at 10.52 N 76.21 E, the address at 10.523 N 76.214 E.
  expect(request).toMatchObject({ pieces: 4, delivery_cost: order.delivery_cost, pay_by: 'cash', way: 0.6 });
});
