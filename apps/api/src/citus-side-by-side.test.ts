// What only `npm run test:citus` can prove: that people in different cities don't wait for each other's locks.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Tx } from './platform/database.ts';
import { verifyLogin } from './slices/accounts/sign-in/verify-login.ts';
import { lockOperators, updateUser } from './slices/accounts/user.queries.ts';
import { addAddress } from './slices/addresses/edit-addresses.ts';
import { acceptRequest } from './slices/deliveries/record-delivery-action.ts';
import { addressInput } from './testing/addresses.ts';
import { countLockWaits } from './testing/lock-waits.ts';
import { openDeliveryId, orderIn } from './testing/orders.ts';
import { createTestApp, freshNumber, type TestApp } from './testing/test-app.ts';
import { makeVillage, type Village } from './testing/village.ts';

const waits = 'waits for a lock';

/** A call counts as waiting after this many checks in a row, because short waits end by themselves. */
const countsInARow = 20;

let t: TestApp;
let here: Village;
let there: Village;

const kinds: readonly [string, (village: Village) => Promise<(tx: Tx) => Promise<unknown>>][] = [
  [
    'a sign-in',
    async ({ customer: { number } }) => {
      await t.nobody.post('/users/login/', { number });
      return (tx) => verifyLogin(tx, { number, otp: codeOf(number), address: number, userAgent: undefined });
    },
  ],
  [
    "a person's first sign-in",
    async () => {
      const number = freshNumber();
      await t.nobody.post('/users/login/', { number });
      return (tx) => verifyLogin(tx, { number, otp: codeOf(number), address: number, userAgent: undefined });
    },
  ],
  [
    "a person's first address",
    async ({ cityId }) => {
      const { userId } = await t.signIn();
      return (tx) => addAddress(tx, { userId }, addressInput(cityId));
    },
  ],
  [
    'a further address',
    async ({ cityId, customer: { userId } }) =>
      (tx) =>
        addAddress(tx, { userId }, addressInput(cityId)),
  ],
  [
    'an accepted delivery',
    async (village) => {
      const { order } = await orderIn(village, 'ACCEPTED');
      const deliveryId = await openDeliveryId(village, order.id);
      return (tx) => acceptRequest(tx, { userId: village.deliverer.userId }, { deliveryId });
    },
  ],
];

const codeOf = (number: string): string => t.sms.codes.get(number) ?? '';

/** Runs `second` while the transaction of `first` is open. */
async function besides(
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<unknown>,
): Promise<string> {
  let outcome = '';
  await t.database.inTx(async (tx) => {
    await first(tx);
    const beside = t.database.inTx(second);
    outcome = await Promise.race([beside.then(() => 'is done'), waitUntilItWaits(beside)]);
  });
  return outcome;
}

async function waitUntilItWaits(work: Promise<unknown>): Promise<string> {
  let isRunning = true;
  work.then(
    () => (isRunning = false),
    () => (isRunning = false),
  );
  for (let inARow = 0; isRunning && inARow < countsInARow; ) {
    inARow = (await countLockWaits(t.database)) > 0 ? inARow + 1 : 0;
  }
  await (isRunning || work);
  return isRunning ? waits : 'is done';
}

describe.runIf(inject('workerUrls').length > 0)('on Citus, in two cities at the same time', () => {
  beforeAll(async () => {
    t = await createTestApp();
    here = await makeVillage(t);
    there = await makeVillage(t);
  });
  afterAll(() => t.close());

  const pairs = kinds.flatMap(([first, makeFirst]) =>
    kinds.map(([second, makeSecond]) => ({ first, second, makeFirst, makeSecond })),
  );

  it.each(pairs)("$first doesn't hold up $second [SCALE-73]", async ({ makeFirst, makeSecond }) => {
    const [first, second] = [await makeFirst(here), await makeSecond(there)];
    expect(await besides(first, second)).toBe('is done');
  });

  it('finds work that waits for a lock', async () => {
    const lockAll = (tx: Tx) => tx.execute('select from users order by id for no key update');
    const setUp = (tx: Tx) => updateUser(tx, here.customer.userId, { isCustomerSetupDone: true });
    expect(await besides(lockAll, setUp)).toBe(waits);
  });

  it('a call about a locked person waits, in any city', async () => {
    const lock = (tx: Tx) => lockOperators(tx);
    expect(await besides(lock, lock)).toBe(waits);
  });
});
