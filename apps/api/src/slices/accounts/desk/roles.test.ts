import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../platform/database.ts';
import { makeCity } from '../../../testing/cities.ts';
import { waitForLockWait } from '../../../testing/lock-waits.ts';
import { createTestApp, freshNumber, type TestApp } from '../../../testing/test-app.ts';
import {
  findCityByNameOrId,
  findUserByNumber,
  listDeliverers,
  makeDeliverer,
  makeOperator,
} from '../index.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockSessionsOf } from '../sessions/session.queries.ts';
import { lockUser } from '../user.queries.ts';
import { blockUser } from './block-user.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const inTx: TestApp['database']['inTx'] = (work) => t.database.inTx(work);

describe('making an operator', () => {
  it('creates a person for a new number, and reports when nothing changed', async () => {
    const number = freshNumber();
    const first = await inTx((tx) => makeOperator(tx, number));
    const again = await inTx((tx) => makeOperator(tx, number));
    expect([first.changed, again.changed]).toEqual([true, false]);
    expect(again.userId).toBe(first.userId);
    const operator = await t.signIn(number);
    expect(operator.userId).toBe(first.userId);
    expect((await operator.get('/users/details/')).body.is_operator).toBe(true);
  });
});

describe('making a deliverer', () => {
  it('hires a person for a city, or moves them to another [SIGN-36, DELIV-23]', async () => {
    const [here, there] = [await makeCity(t), await makeCity(t)];
    const person = await t.signIn();
    const make = (cityId: number) => inTx((tx) => makeDeliverer(tx, person.number, cityId));
    expect(await make(here)).toEqual({ userId: person.userId, changed: true });
    expect(await make(here)).toEqual({ userId: person.userId, changed: false });
    expect(await listDeliverers(t.database.db, here)).toEqual([{ id: person.userId, language: null }]);
    expect((await make(there)).changed).toBe(true);
    expect(await listDeliverers(t.database.db, here)).toEqual([]);
    expect(await listDeliverers(t.database.db, there)).toEqual([{ id: person.userId, language: null }]);
    const { status } = (await person.get('/users/details/')).body;
    expect(status.is_deliverer_initial_setup_done).toBe(true);
  });

  it('creates one person for simultaneous calls', async () => {
    const city = await makeCity(t);
    const number = freshNumber();
    const made = await Promise.all([1, 2, 3, 4].map(() => inTx((tx) => makeDeliverer(tx, number, city))));
    expect(new Set(made.map(({ userId }) => userId)).size).toBe(1);
    expect(made.filter(({ changed }) => changed)).toHaveLength(1);
    expect((await findUserByNumber(t.database.db, number))?.isDeliverer).toBe(true);
  });
});

describe('ending a person’s sessions', () => {
  it.each<[string, (tx: Tx, actorId: null, userId: number) => Promise<unknown>]>([
    ['a block', blockUser],
    ['a sign-out', endSessions],
  ])('%s waits for a change under way, and neither is done twice [WHO-11]', async (_what, end) => {
    const { userId } = await t.signIn();
    let tries = 0;
    const change = inTx(async (tx) => {
      await lockSessionsOf(tx, userId);
      tries += 1;
      await waitForLockWait(t.database);
      await lockUser(tx, userId);
    });
    await expect.poll(() => tries).toBe(1);
    const ending = inTx((tx) => {
      tries += 1;
      return end(tx, null, userId);
    });
    await Promise.all([change, ending]);
    expect(tries).toBe(2);
  });
});

describe('a city named at the terminal', () => {
  it('is found by id and by name in any case', async () => {
    const id = await makeCity(t, { name: 'Irinjalakuda' });
    for (const text of [String(id), 'Irinjalakuda', ' irinjalakuda ']) {
      expect((await findCityByNameOrId(t.database.db, text))?.id).toBe(id);
    }
    for (const text of ['999999', 'Nowhere', '', '99999999999999999999']) {
      expect(await findCityByNameOrId(t.database.db, text)).toBeUndefined();
    }
  });
});
