// Two people act at the same time. One holds the account until the other waits for it.
import { expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { publish } from '../../platform/events.ts';
import type { TestAnswer } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import {
  accountOf,
  askCredit,
  buyOnCredit,
  makeBuyer,
  makeOrderRow,
  openCredit,
} from '../../testing/credit.ts';
import { waitForLockWait } from '../../testing/lock-waits.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { lockAccount } from './credit-account.queries.ts';

const village = setUpVillage();

/** Sends all calls while the account is locked, so that they meet. */
async function together(
  accountId: number,
  calls: readonly (() => Promise<TestAnswer>)[],
): Promise<TestAnswer[]> {
  const answers: Promise<TestAnswer>[] = [];
  await village.testApp.database.inTx(async (tx) => {
    await lockAccount(tx, accountId);
    for (const call of calls) answers.push(call());
    await waitForLockWait(village.testApp.database);
  });
  return Promise.all(answers);
}

const codesOf = (answers: readonly TestAnswer[]) =>
  answers.map(({ status, body }) => body.code ?? status).sort();

it('two orders at once never pass the limit [CREDIT-18]', async () => {
  const { customer } = await openCredit(village, 500);
  const { cityId, retailer, testApp } = village;
  const asked = {
    cityId,
    shopId: retailer.shopId,
    customerId: customer.userId,
    orderId: null,
    amountPaise: 30_000,
  };
  const others: Promise<unknown>[] = [];
  await testApp.database.inTx(async (tx) => {
    await publish(tx, 'credit.asked', { ...asked, mayBeOnPaper: false });
    others.push(askCredit(village, customer, { rupees: 300 }).catch((error: unknown) => error));
    await waitForLockWait(testApp.database);
    // Meanwhile the first one is placed, as checkout does after asking.
    await tx.execute(`update orders set status = 'INITIATED', pay_by = 'credit', price_paise = 30000,
      delivery_cost_paise = 0 where customer_id = ${customer.userId}`);
  });
  const [refusal] = await Promise.all(others);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'credit.limit', refusal: { left: 200 } });
});

it('two payments at once never pay more than is owed [CREDIT-18]', async () => {
  const { customer, id } = await openCredit(village);
  await buyOnCredit(village, customer, 100);
  const answers = await together(id, [
    () => customer.post(`/customers/credit/${id}/entries/`, { amount: 80 }),
    () => village.retailer.post(`/shops/credit/${id}/entries/`, { kind: 'payment', amount: 80 }),
  ]);
  expect(codesOf(answers)).toEqual([201, 'credit.too_much']);
});

it('of two answers at once one wins [CREDIT-18]', async () => {
  const open = await openCredit(village);
  const { customer, id } = open;
  const line = await village.retailer.post(`/shops/credit/${id}/entries/`, {
    kind: 'correction',
    amount: 40,
  });
  const url = `/customers/credit/${id}/entries/${line.body.id}`;
  const answers = await together(id, [
    () => customer.post(`${url}/agree/`),
    () => customer.post(`${url}/refuse/`),
  ]);
  expect(codesOf(answers)).toEqual([200, 'answer.late']);
  const isAgreed = answers[0]?.status === 200;
  expect(await accountOf(open)).toMatchObject({ balance: isAgreed ? 40 : 0, waiting: 0 });
});

it('of two offers at once one wins [CREDIT-18]', async () => {
  const customer = await makeBuyer(village);
  const offer = () => village.retailer.post('/shops/credit/', { customer: customer.userId, limit: 5 });
  expect(codesOf(await Promise.all([offer(), offer(), offer()]))).toEqual([
    201,
    'credit.exists',
    'credit.exists',
  ]);
});

it('a customer who deletes their account gets no line at the same time [CREDIT-21]', async () => {
  const { customer, id } = await openCredit(village);
  const otp = await codeFor(village.testApp, customer);
  const [added, deleted] = (await together(id, [
    () => village.retailer.post(`/shops/credit/${id}/entries/`, { kind: 'correction', amount: 5 }),
    () => customer.delete('/users/', { otp }),
  ])) as [TestAnswer, TestAnswer]; // one for each call
  const outcome = [added.body.code ?? added.status, deleted.body?.code ?? deleted.status];
  expect([
    [201, 'account.open_money'],
    ['credit.none', 204],
  ]).toContainEqual(outcome);
});

it('an order is settled while the account is closed [CREDIT-18]', async () => {
  const open = await openCredit(village);
  await makeOrderRow(village, open.customer);
  const [closed] = await together(open.id, [
    () => village.retailer.patch(`/shops/credit/${open.id}/`, { is_closed: true }),
  ]);
  await buyOnCredit(village, open.customer, 70);
  expect(closed?.body.state).toBe('closed');
  expect(await accountOf(open)).toMatchObject({ state: 'closed', balance: 70 });
});
