// The steps from an empty database to the first completed order.
import { afterEach, describe, expect, it } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { makeProductType, makeShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, makeWindow } from '../../testing/village.ts';

let t: TestApp;
afterEach(() => t.close());

const contacts = { SUPPORT_PHONE: '+914872000000', SUPPORT_EMAIL: 'help@village.example' };

interface Step {
  readonly key: string;
  readonly is_done: boolean;
}

async function stepsOf() {
  const operator = await makeOperatorClient(t);
  return async () => {
    const { status, body } = await operator.get('/operator/setup/');
    expect(status).toBe(200);
    const steps: Step[] = body.steps;
    const done = steps.filter((step) => step.is_done).map(({ key }) => key);
    return { isDone: body.is_done, keys: steps.map(({ key }) => key), done };
  };
}

describe('the setup', () => {
  it('begin with nothing and are done one by one [DESK-27]', async () => {
    t = await createTestApp();
    const read = await stepsOf();
    const keys = 'city slots shop_types product_types support first_shop first_deliverer first_order'.split(
      ' ',
    );
    expect(await read()).toEqual({ isDone: false, keys, done: [] });
    const cityId = await makeCity(t);
    expect((await read()).done).toEqual(['city']);
    await makeWindow(t, cityId, { date: '2026-11-22', capacity: 0 });
    expect((await read()).done).toEqual(['city']);
    await makeWindow(t, cityId, { weekday: 1 });
    expect((await read()).done).toEqual(['city', 'slots']);
    // A shop that isn't verified doesn't count.
    const { shop } = await makeShop(t, { cityId });
    expect((await read()).done).toEqual(['city', 'slots', 'shop_types']);
    await makeProductType(t, 'Fruit', [shop.type.id]);
    expect((await read()).done).toEqual(['city', 'slots', 'shop_types', 'product_types']);
  });

  it('end with the first completed order [DESK-27]', async () => {
    t = await createTestApp(contacts);
    const read = await stepsOf();
    const village = await makeVillage(t);
    await orderIn(village, 'DELIVERED');
    const before = await read();
    expect(before.isDone).toBe(false);
    expect(before.keys.filter((key) => !before.done.includes(key))).toEqual(['first_order']);
    await orderIn(village, 'COMPLETED');
    expect(await read()).toMatchObject({ isDone: true, done: before.keys });
  });

  it.each([
    [{}, false],
    [{ SUPPORT_PHONE: contacts.SUPPORT_PHONE }, false],
    [contacts, true],
    [{ HAAT_DEMO: 'on' }, true],
  ])('with the settings %j, support is done: %s [DESK-27]', async (settings, isDone) => {
    t = await createTestApp(settings);
    const { done } = await (await stepsOf())();
    expect(done.includes('support')).toBe(isDone);
  });
});
