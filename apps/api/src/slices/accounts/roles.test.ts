import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import { createTestApp, freshNumber, type TestApp } from '../../testing/test-app.ts';
import {
  findCityByNameOrId,
  findUserByNumber,
  listDeliverers,
  makeDeliverer,
  makeOperator,
} from './index.ts';

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
