// Two at once. One holds the row until the other waits for it.
import { expect, it } from 'vitest';
import type { TestAnswer } from '../../testing/client.ts';
import { waitForLockWait } from '../../testing/lock-waits.ts';
import { fillCart } from '../../testing/orders.ts';
import { confirmOrder, type Entered, enterOrder, toldOrder } from '../../testing/phone-orders.ts';
import { setUpStockedVillage } from '../../testing/set-up-village.ts';
import { freshNumber } from '../../testing/test-app.ts';
import { lockProducts } from '../products/index.ts';
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
