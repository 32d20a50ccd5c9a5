// A deletion and another action at the same time. One holds its locks until the other waits for them.
import { expect, inject, it } from 'vitest';
import type { Client, TestAnswer } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { complain } from '../../testing/complaints.ts';
import { countLockWaits, waitForLockWait } from '../../testing/lock-waits.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { fillCart, orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  type Customer,
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeRetailer,
  type Retailer,
} from '../../testing/village.ts';
import { makeOperator, takeOperatorRole } from '../accounts/index.ts';
import { handOverOrder, lockOrder } from '../orders/index.ts';
import { lockProducts } from '../products/index.ts';
import { deleteAccount } from './delete-account.ts';

const village = setUpVillage();

/** Starts `other` while the deletion is done but not committed. Returns the result of `other`. */
async function deletedWhile<T>(person: Client, other: () => Promise<T>): Promise<T> {
  const otp = await codeFor(village.testApp, person);
  const { rows } = await village.testApp.database.pool.query<{ id: string }>(
    'select id from sessions where user_id = $1',
    [person.userId],
  );
  const actor = { userId: person.userId, sessionId: Number(rows[0]?.id) };
  const outcomes: Promise<T>[] = [];
  await village.testApp.database.inTx(async (tx) => {
    expect(await deleteAccount(tx, actor, { otp, address: '127.0.0.1' })).toBeUndefined();
    const outcome = other();
    outcomes.push(outcome);
    await Promise.race([outcome, waitForLockWait(village.testApp.database)]);
  });
  const [outcome] = outcomes;
  if (outcome === undefined) throw new Error('the deletion did not come so far');
  return outcome;
}

/** Deletes the account while `first` runs and waits for `lock`. Returns both results. */
async function deletedDuring(
  person: Client,
  lock: Parameters<TestApp['database']['inTx']>[0],
  first: () => Promise<TestAnswer>,
): Promise<{ first: TestAnswer; deletion: TestAnswer }> {
  const otp = await codeFor(village.testApp, person);
  const answers: Promise<TestAnswer>[] = [];
  await village.testApp.database.inTx(async (tx) => {
    await lock(tx);
    answers.push(first());
    await waitForLockWait(village.testApp.database);
    answers.push(person.delete('/users/', { otp }));
    await untilTwoWait();
  });
  const [done, deletion] = await Promise.all(answers);
  if (!done || !deletion) throw new Error('one of the two was not begun');
  return { first: done, deletion };
}

const untilTwoWait = () => expect.poll(() => countLockWaits(village.testApp.database)).toBe(2);

interface Buying {
  readonly retailer: Retailer;
  readonly customer: Customer;
  readonly productId: number;
  readonly checkout: () => Promise<TestAnswer>;
}

async function aboutToBuy(): Promise<Buying> {
  const retailer = await makeRetailer(village.testApp, village.cityId);
  const customer = await makeCustomer(village.testApp, village.cityId);
  const productId = await makeGoods(village.testApp, retailer, { name: 'Tea', quantity: 5 });
  await fillCart(customer, [{ productId, quantity: 1 }]);
  const checkout = () => customer.post('/customers/checkout/', { slot: village.slotId });
  return { retailer, customer, productId, checkout };
}

const ordersOf = async (userId: number): Promise<number> =>
  (await village.testApp.database.pool.query('select 1 from orders where customer_id = $1', [userId]))
    .rowCount ?? 0;

it('a customer who deletes the account during a checkout has an active order [OWN-6]', async () => {
  const { customer, productId, checkout } = await aboutToBuy();
  const { first, deletion } = await deletedDuring(customer, (tx) => lockProducts(tx, [productId]), checkout);
  expect(first.status).toBe(201);
  expect([deletion.status, deletion.body.code]).toEqual([409, 'account.open_orders']);
});

it('a checkout during the deletion of its customer fails [OWN-6]', async () => {
  const { customer, checkout } = await aboutToBuy();
  const answer = await deletedWhile(customer, checkout);
  expect([answer.status, answer.body.code]).toEqual([401, 'auth.required']);
  expect(await ordersOf(customer.userId)).toBe(0);
});

it('a retailer who deletes the account during a checkout in the shop has an active order [OWN-6]', async () => {
  const { retailer, productId, checkout } = await aboutToBuy();
  const { first, deletion } = await deletedDuring(retailer, (tx) => lockProducts(tx, [productId]), checkout);
  expect(first.status).toBe(201);
  expect([deletion.status, deletion.body.code]).toEqual([409, 'account.open_orders']);
});

it('a checkout during the deletion of its retailer finds the shop closed [OWN-9]', async () => {
  const { retailer, customer, checkout } = await aboutToBuy();
  const answer = await deletedWhile(retailer, checkout);
  expect([answer.status, answer.body.code]).toEqual([409, 'cart.empty']);
  expect(await ordersOf(customer.userId)).toBe(0);
});

it('a deliverer who deletes the account while accepting a request has an active order [OWN-6]', async () => {
  const deliverer = await makeDelivererClient(village.testApp, village.cityId);
  const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
  const { first, deletion } = await deletedDuring(
    deliverer,
    (tx) => lockOrder(tx, order.id),
    () => deliverer.post(`/deliveries/requests/${deliveryId}/accept/`),
  );
  expect(first.status).toBe(200);
  expect([deletion.status, deletion.body.code]).toEqual([409, 'account.open_orders']);
});

it('a request accepted during the deletion of its deliverer stays open', async () => {
  const deliverer = await makeDelivererClient(village.testApp, village.cityId);
  const { order, deliveryId } = await orderIn(village, 'ACCEPTED');
  const answer = await deletedWhile(deliverer, () =>
    deliverer.post(`/deliveries/requests/${deliveryId}/accept/`),
  );
  expect(answer.status).toBe(401);
  const { body } = await village.customer.get(`/customers/orders/${order.id}/`);
  expect(body).toMatchObject({ status: 'ACCEPTED', deliverer: null });
});

it('an order is not handed over to a deliverer during the deletion', async () => {
  const deliverer = await makeDelivererClient(village.testApp, village.cityId);
  const { order } = await orderIn(village, 'ASSIGNED');
  const handOver = () =>
    village.testApp.database.inTx((tx) =>
      handOverOrder(tx, null, { orderId: order.id, delivererId: deliverer.userId }),
    );
  await expect(deletedWhile(deliverer, handOver)).rejects.toMatchObject({ code: 'input.invalid' });
});

it('a role given to the number during the deletion goes to a new person [OWN-7]', async () => {
  const person = await village.testApp.signIn();
  const given = await deletedWhile(person, () =>
    village.testApp.database.inTx((tx) => makeOperator(tx, person.number)),
  );
  expect(given.userId).not.toBe(person.userId);
});

it('one operator stays when two delete their accounts at once [OWN-11]', async () => {
  await village.testApp.database.pool.query('update users set is_operator = false');
  const [asha, meera] = [
    await makeOperatorClient(village.testApp),
    await makeOperatorClient(village.testApp),
  ];
  const otp = await codeFor(village.testApp, meera);
  const later = await deletedWhile(asha, () => meera.delete('/users/', { otp }));
  expect([later.status, later.body.code]).toEqual([409, 'operator.last']);
  expect((await meera.get('/operator/users/')).status).toBe(200);
});

it('one operator stays who deletes the account while another one is unmade [OWN-11]', async () => {
  await village.testApp.database.pool.query('update users set is_operator = false');
  const [asha, meera] = [
    await makeOperatorClient(village.testApp),
    await makeOperatorClient(village.testApp),
  ];
  const otp = await codeFor(village.testApp, meera);
  const deletions: Promise<TestAnswer>[] = [];
  await village.testApp.database.inTx(async (tx) => {
    await takeOperatorRole(tx, null, asha.userId);
    deletions.push(meera.delete('/users/', { otp }));
    await Promise.race([...deletions, waitForLockWait(village.testApp.database)]);
  });
  const [deletion] = await Promise.all(deletions);
  expect([deletion?.status, deletion?.body?.code]).toEqual([409, 'operator.last']);
});

it('two simultaneous deletions count as one', async () => {
  const phone = await village.testApp.signIn();
  const tablet = await village.testApp.signIn(phone.number);
  const otp = await codeFor(village.testApp, phone);
  const answers = await Promise.all([phone, tablet].map((device) => device.delete('/users/', { otp })));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
});

async function aboutToGiveBack() {
  const customer = await makeCustomer(village.testApp, village.cityId);
  const { order } = await orderIn(village, 'COMPLETED', { customer });
  const { id } = await complain(village, { customer, orderId: order.id });
  const operator = await makeOperatorClient(village.testApp);
  const refund = { outcome: 'refund', note: 'As agreed', amount: 1, from: 'operator', how: 'cash' };
  const close = () => operator.post(`/operator/complaints/${id}/close/`, refund);
  return { customer, orderId: order.id, close };
}

// On Citus, what was written is seen on the worker a moment after the lock on the coordinator is free.
it.runIf(inject('workerUrls').length === 0)(
  'a customer who deletes the account while a refund is written has to wait for it [REFUND-11]',
  async () => {
    const { customer, orderId, close } = await aboutToGiveBack();
    const { first, deletion } = await deletedDuring(customer, (tx) => lockOrder(tx, orderId), close);
    expect(first.status).toBe(200);
    expect([deletion.status, deletion.body.code]).toEqual([409, 'account.open_money']);
  },
);

it('a refund during the deletion of its customer finds no complaint [REFUND-11]', async () => {
  const { customer, close } = await aboutToGiveBack();
  const answer = await deletedWhile(customer, close);
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
});
