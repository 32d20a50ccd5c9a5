// Two people act at the same time. One holds the row until the other waits for it.
import { expect, it } from 'vitest';
import type { TestAnswer } from '../../../testing/client.ts';
import { codeFor } from '../../../testing/codes.ts';
import { countLockWaits, waitForLockWait } from '../../../testing/lock-waits.ts';
import { fillCart } from '../../../testing/orders.ts';
import { confirmOrder, type Entered, enterOrder, toldOrder } from '../../../testing/phone-orders.ts';
import { setUpStockedVillage } from '../../../testing/set-up-village.ts';
import { freshNumber } from '../../../testing/test-app.ts';
import { makeGoods, makeRetailer } from '../../../testing/village.ts';
import { lockProducts } from '../../products/index.ts';
import { lockPhoneOrder, lockSmsOf } from './phone-order.queries.ts';

const village = setUpStockedVillage();

const codesOf = (answers: readonly TestAnswer[]) =>
  answers.map(({ status, body }) => body.code ?? status).sort();
const confirm = (entered: Entered, code = entered.code) => confirmOrder(village, entered, code);
const stockOf = async (product: number): Promise<number> =>
  (await village.retailer.get(`/shops/products-retailer/${product}/`)).body.quantity;

type Lock = Parameters<Parameters<typeof village.testApp.database.inTx>[0]>[0];

/** Sends all calls while `lock` is held, so that they meet. */
async function together(
  lock: (tx: Lock) => Promise<unknown>,
  calls: readonly (() => Promise<TestAnswer>)[],
  meanwhile?: () => void,
): Promise<TestAnswer[]> {
  const answers: Promise<TestAnswer>[] = [];
  await village.testApp.database.inTx(async (tx) => {
    await lock(tx);
    for (const call of calls) answers.push(call());
    await waitForLockWait(village.testApp.database);
    meanwhile?.();
  });
  return Promise.all(answers);
}

const lockOf =
  ({ id }: Entered) =>
  (tx: Lock) =>
    lockPhoneOrder(tx, village.retailer.shopId, id);

it('two confirmations at once make one order [TELE-17]', async () => {
  const entered = await enterOrder(village, village.rice);
  const answers = await together(lockOf(entered), [() => confirm(entered), () => confirm(entered)]);
  expect(codesOf(answers)).toEqual([200, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await stockOf(village.rice)).toBe(9);
});

it('many wrong codes at once are counted one by one [TELE-12, TELE-17]', async () => {
  const entered = await enterOrder(village, village.rice);
  const guesses = Array.from({ length: 8 }, () => () => confirm(entered, entered.wrong));
  const answers = await together(lockOf(entered), guesses);
  expect(codesOf(answers)).toEqual([...Array(3).fill('code.over'), ...Array(5).fill('code.wrong')]);
});

/** Sends the second call when the first one already waits for the order. */
async function inTurn(
  entered: Entered,
  calls: readonly [() => Promise<TestAnswer>, () => Promise<TestAnswer>],
): Promise<TestAnswer[]> {
  const { database } = village.testApp;
  const answers: Promise<TestAnswer>[] = [];
  await database.inTx(async (tx) => {
    await lockOf(entered)(tx);
    for (const call of calls) {
      answers.push(call());
      while ((await countLockWaits(database)) < answers.length);
    }
  });
  return Promise.all(answers);
}

const codesInTurn = (answers: readonly TestAnswer[]) =>
  answers.map(({ status, body }) => body.code ?? status);

it('the fifth wrong code at once with the right one: the first to come counts [TELE-12, TELE-17]', async () => {
  const fourTimesWrong = async () => {
    const entered = await enterOrder(village, village.rice);
    for (let count = 0; count < 4; count += 1) await confirm(entered, entered.wrong);
    return entered;
  };
  const over = await fourTimesWrong();
  const wrongFirst = await inTurn(over, [() => confirm(over, over.wrong), () => confirm(over)]);
  expect(codesInTurn(wrongFirst)).toEqual(['code.wrong', 'code.over']);
  expect(await stockOf(village.rice)).toBe(10);
  const made = await fourTimesWrong();
  const rightFirst = await inTurn(made, [() => confirm(made), () => confirm(made, made.wrong)]);
  expect(codesInTurn(rightFirst)).toEqual([201, 'code.wrong']);
  expect(await stockOf(village.rice)).toBe(9);
});

it('a confirmation before the deletion of the account at the same time keeps the account [TELE-17]', async () => {
  const { customer, rice, testApp } = village;
  const entered = await enterOrder(village, rice, { number: customer.number });
  const otp = await codeFor(testApp, customer);
  const answers = await inTurn(entered, [() => confirm(entered), () => customer.delete('/users/', { otp })]);
  expect(codesInTurn(answers)).toEqual([201, 'account.open_orders']);
});

it('a confirmation that began in time counts, and its repeat answers the same [TELE-17]', async () => {
  const { clock } = village.testApp;
  const entered = await enterOrder(village, village.rice);
  clock.advance(30 * 60_000 - 1);
  const [answer] = await together(lockOf(entered), [() => confirm(entered)], () => clock.advance(60_000));
  const again = await confirm(entered);
  clock.advance(-(31 * 60_000 - 1));
  expect([answer?.status, again.status, again.body.id]).toEqual([201, 200, answer?.body.id]);
});

it('a confirmation and a checkout of the last piece: one gets it [TELE-17]', async () => {
  const { customer, retailer, rice, slotId } = village;
  await retailer.patch(`/shops/products-retailer/${rice}/`, { quantity: 1 });
  await fillCart(customer, [{ productId: rice, quantity: 1 }]);
  const entered = await enterOrder(village, rice);
  const answers = await together(
    (tx) => lockProducts(tx, [rice]),
    [() => confirm(entered), () => customer.post('/customers/checkout/', { slot: slotId })],
  );
  expect(codesOf(answers)).toEqual([201, 'product.out_of_stock']);
  expect(await stockOf(rice)).toBe(0);
});

it('two orders at once never pass the limit of SMS to a number [TELE-6, TELE-17]', async () => {
  const { retailer, rice } = village;
  const number = freshNumber();
  await enterOrder(village, rice, { number });
  await enterOrder(village, rice, { number });
  const enter = () => retailer.post('/shops/phone-orders/', toldOrder(village, rice, { number }));
  const answers = await together((tx) => lockSmsOf(tx, retailer.shopId, number), [enter, enter]);
  expect(codesOf(answers)).toEqual([201, 'rate.limited']);
});

it('two orders at once never pass the limit of SMS of a shop [TELE-6, TELE-17]', async () => {
  const { testApp, cityId } = village;
  const retailer = await makeRetailer(testApp, cityId);
  const tea = await makeGoods(testApp, retailer, { name: 'Tea', price: 30, quantity: 99 });
  const enter = () => retailer.post('/shops/phone-orders/', toldOrder(village, tea));
  for (let count = 0; count < 19; count += 1) expect((await enter()).status).toBe(201);
  const answers = await together((tx) => lockSmsOf(tx, retailer.shopId, freshNumber()), [enter, enter]);
  expect(codesOf(answers)).toEqual([201, 'rate.limited']);
});

it('one order sent twice at once with the same key sends one SMS [TELE-5, TELE-17]', async () => {
  const { retailer, rice, testApp } = village;
  const told = toldOrder(village, rice);
  const count = testApp.sms.texts.length;
  const enter = () => retailer.post('/shops/phone-orders/', told, { 'idempotency-key': 'twice at once' });
  const answers = await together((tx) => lockSmsOf(tx, retailer.shopId, told.number), [enter, enter]);
  expect(codesOf(answers)).toEqual([200, 201]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(testApp.sms.texts).toHaveLength(count + 1);
});

it('orders of two shops at once never pass the limit of SMS to a number [TELE-6, TELE-17]', async () => {
  const { testApp, cityId, rice, retailer } = village;
  const other = await makeRetailer(testApp, cityId);
  const tea = await makeGoods(testApp, other, { name: 'Tea', price: 30, quantity: 99 });
  const number = freshNumber();
  await enterOrder(village, rice, { number });
  await enterOrder(village, rice, { number });
  const answers = await together(
    (tx) => lockSmsOf(tx, 0, number),
    [
      () => retailer.post('/shops/phone-orders/', toldOrder(village, rice, { number })),
      () => other.post('/shops/phone-orders/', toldOrder(village, tea, { number })),
    ],
  );
  expect(codesOf(answers)).toEqual([201, 'rate.limited']);
});
