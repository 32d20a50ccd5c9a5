import { expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { handOverAllCash, orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeDelivererClient, makeRetailer, type Village } from '../../testing/village.ts';

const village = setUpVillage();

const newPeople = async (): Promise<Village> => ({
  ...village,
  customer: await makeCustomer(village.testApp, village.cityId),
  retailer: await makeRetailer(village.testApp, village.cityId),
  deliverer: await makeDelivererClient(village.testApp, village.cityId),
});

const deleteAccount = async (person: Client) =>
  person.delete('/users/', { otp: await codeFor(village.testApp, person) });

it.each(['confirm', 'deny'] as const)(
  'keeps the accounts of all three until the shop answers %s [PAY-28]',
  async (answer) => {
    const people = await newPeople();
    const { customer, retailer, deliverer } = people;
    await retailer.patch('/shops/update/', { upi_id: 'ammini.veg@okbank' });
    const { order, deliveryId } = await orderIn(people, 'VERIFIED');
    const { body: claimed } = await customer.post(`/customers/orders/${order.id}/paid_upi/`, {
      amount: order.amount,
      reference: '4711',
    });
    await deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'UPI' });
    await handOverAllCash(people);
    for (const person of [customer, retailer, deliverer]) {
      const refused = await deleteAccount(person);
      expect([refused.status, refused.body.code]).toEqual([409, 'account.open_money']);
    }
    await retailer.post(`/shops/orders/${order.id}/payments/${claimed.payments[0].id}/${answer}/`);
    for (const person of [customer, retailer, deliverer])
      expect((await deleteAccount(person)).status).toBe(204);
  },
);

it('deletes the account of a customer who withdrew the claim [PAY-28]', async () => {
  const people = await newPeople();
  await people.retailer.patch('/shops/update/', { upi_id: 'ammini.veg@okbank' });
  const { order, deliveryId } = await orderIn(people, 'VERIFIED');
  const claim = `/customers/orders/${order.id}/paid_upi/`;
  await people.customer.post(claim, { amount: order.amount, reference: '4711' });
  await people.customer.post(claim, { amount: 0 });
  const payments = [{ method: 'cash', amount: order.amount }];
  await people.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash', payments });
  await handOverAllCash(people);
  expect((await deleteAccount(people.customer)).status).toBe(204);
});
