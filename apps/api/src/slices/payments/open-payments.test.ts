import { afterEach, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { complain } from '../../testing/complaints.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { handOverAllCash, orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeDelivererClient, makeRetailer, type Village } from '../../testing/village.ts';

const village = setUpVillage();
afterEach(() => village.testApp.clock.set('2026-11-21T04:30:00Z'));

const newPeople = async (): Promise<Village> => ({
  ...village,
  customer: await makeCustomer(village.testApp, village.cityId),
  retailer: await makeRetailer(village.testApp, village.cityId),
  deliverer: await makeDelivererClient(village.testApp, village.cityId),
});

const deleteAccount = async (person: Client) =>
  person.delete('/users/', { otp: await codeFor(village.testApp, person) });

/** Completed, and paid by UPI as this person says. The shop has got all cash. */
async function paidByUpi(people: Village, by: 'customer' | 'deliverer') {
  const { customer, deliverer } = people;
  const { order, deliveryId } = await orderIn(people, 'VERIFIED');
  const upi = { amount: order.amount, reference: '4711' };
  const claim = (amount: number) =>
    customer.post(`/customers/orders/${order.id}/paid_upi/`, { ...upi, amount });
  if (by === 'customer') await claim(order.amount);
  const payments = by === 'customer' ? [] : [{ method: 'upi', ...upi }];
  const done = await deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'UPI', payments });
  await handOverAllCash(people);
  const path = `orders/${order.id}/payments/${done.body.payments[0].id}`;
  return { claim, path };
}

const expectRefused = async (...people: readonly Client[]): Promise<void> => {
  for (const person of people) {
    const { status, body } = await deleteAccount(person);
    expect([status, body.code]).toEqual([409, 'account.open_money']);
  }
};
const expectDeleted = async (...people: readonly Client[]): Promise<void> => {
  for (const person of people) expect((await deleteAccount(person)).status).toBe(204);
};

const days = (count: number): void => village.testApp.clock.advance(count * 86_400_000);

it('keeps the accounts of all three until the shop answers [PAY-28]', async () => {
  const people = await newPeople();
  const { customer, retailer, deliverer } = people;
  const { path } = await paidByUpi(people, 'customer');
  await expectRefused(customer, retailer, deliverer);
  await retailer.post(`/shops/${path}/confirm/`);
  await expectDeleted(customer, retailer, deliverer);
});

it.each(['denied by the shop', 'withdrawn by the customer'])(
  'keeps customer and shop while a claim %s is due, for 90 days [PAY-30]',
  async (how) => {
    const people = await newPeople();
    const { customer, retailer, deliverer } = people;
    const { path, claim } = await paidByUpi(people, 'customer');
    await (how === 'denied by the shop' ? retailer.post(`/shops/${path}/deny/`) : claim(0));
    await expectRefused(customer, retailer);
    await expectDeleted(deliverer);
    days(89);
    await expectRefused(customer, retailer);
    days(2);
    await expectDeleted(customer, retailer);
  },
);

it('lets customer and shop go once the operator has settled what is due [PAY-30]', async () => {
  const people = await newPeople();
  const { customer, retailer } = people;
  const { path } = await paidByUpi(people, 'customer');
  await retailer.post(`/shops/${path}/deny/`);
  await expectRefused(customer, retailer);
  const operator = await makeOperatorClient(village.testApp);
  await operator.post(`/operator/${path}/deny/`, { reason: 'The shop lets it go' });
  await expectDeleted(customer, retailer);
});

it('lets customer and shop go once what is due is paid in another way [PAY-30]', async () => {
  const people = await newPeople();
  const { customer, retailer } = people;
  const { path, claim } = await paidByUpi(people, 'customer');
  await retailer.post(`/shops/${path}/deny/`);
  const { body } = await claim(177.5);
  await retailer.post(`/shops/orders/${body.id}/payments/${body.payments.at(-1).id}/confirm/`);
  await expectDeleted(customer, retailer);
});

it.each(['after 30 days', 'once the operator has settled it'])(
  'lets deliverer and shop go %s, when what only the deliverer told was denied [PAY-30]',
  async (when) => {
    const people = await newPeople();
    const { customer, retailer, deliverer } = people;
    const { path } = await paidByUpi(people, 'deliverer');
    await retailer.post(`/shops/${path}/deny/`);
    await handOverAllCash(people);
    await expectDeleted(customer);
    await expectRefused(retailer, deliverer);
    if (when === 'after 30 days') days(30);
    else {
      const operator = await makeOperatorClient(village.testApp);
      const settled = await operator.post(`/operator/${path}/deny/`, { reason: 'The cash was handed over' });
      expect(settled.body.payments).toMatchObject([{ state: 'denied', is_settled: true }]);
    }
    await expectDeleted(retailer, deliverer);
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

/** A completed order of which this much is given back. The shop has got all cash. */
async function refunded(people: Village, refund: { from: 'shop' | 'operator'; how: 'cash' | 'upi' }) {
  const { order } = await orderIn(people, 'COMPLETED');
  await handOverAllCash(people);
  const { id } = await complain(people, { orderId: order.id });
  const operator = await makeOperatorClient(village.testApp);
  const close = { outcome: 'refund', note: 'As agreed', amount: 30, ...refund };
  expect((await operator.post(`/operator/complaints/${id}/close/`, close)).status).toBe(200);
  const { body } = await people.customer.get(`/customers/orders/${order.id}/`);
  const [{ id: refundId }] = body.refunds;
  return { operator, refundId };
}

it('keeps customer and shop until the shop has paid its refund, however long [REFUND-11]', async () => {
  const people = await newPeople();
  const { customer, retailer, deliverer } = people;
  const { refundId } = await refunded(people, { from: 'shop', how: 'upi' });
  await expectRefused(customer, retailer);
  await expectDeleted(deliverer);
  days(400);
  const back = await Promise.all([customer, retailer].map(({ number }) => village.testApp.signIn(number)));
  await expectRefused(...back);
  await back.at(-1)?.post(`/shops/refunds/${refundId}/paid/`);
  await expectDeleted(...back);
});

it('keeps only the customer while the operator owes a refund [REFUND-11]', async () => {
  const people = await newPeople();
  const { customer, retailer } = people;
  const { operator, refundId } = await refunded(people, { from: 'operator', how: 'cash' });
  await expectRefused(customer);
  await expectDeleted(retailer);
  await operator.post(`/operator/refunds/${refundId}/paid/`);
  await expectDeleted(customer);
});
