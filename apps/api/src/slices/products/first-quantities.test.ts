// 'Quantity for all' of products that a shop has just taken from the catalogue.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalogueProduct } from '../../testing/catalogue.ts';
import type { Client } from '../../testing/client.ts';
import { auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { makeProduct } from '../../testing/products.ts';
import { makeProductType, makeShop, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const own = '/shops/catalogue/quantities/';
let t: TestApp;
let operator: Client;
let type: number;
beforeAll(async () => {
  t = await createTestApp();
  operator = await makeOperatorClient(t);
  type = await makeProductType(t);
  for (const name of ['Fig', 'Date', 'Nut']) await makeCatalogueProduct(t, { typeId: type, name });
});
afterAll(() => t.close());

/** A shop with the catalogue's three products, whose quantities were never set. */
async function makeFilledShop() {
  const made = await makeVerifiedShop(t);
  await made.retailer.post('/shops/catalogue/add_all/', { product_type: type });
  return made;
}

type Row = { readonly id: number; readonly name: string; readonly quantity: number };
const rowsOf = async (retailer: Client): Promise<Row[]> =>
  (await retailer.get('/shops/products-retailer/?limit=100')).body.results;
const quantitiesOf = async (retailer: Client) =>
  Object.fromEntries((await rowsOf(retailer)).map(({ name, quantity }) => [name, quantity]));
const idOf = async (retailer: Client, name: string) =>
  (await rowsOf(retailer)).find((row) => row.name === name)?.id ?? 0;

describe('the quantity for all [CAT-12]', () => {
  it('is set once for products that were never counted', async () => {
    const { retailer } = await makeFilledShop();
    await makeProduct(t, retailer, { name: 'Own, none left', quantity: 0 });
    const other = await makeFilledShop();
    expect((await retailer.get(own)).body).toEqual({ not_counted: 3 });
    const set = await retailer.post(own, { quantity: 20 });
    expect([set.status, set.body]).toEqual([200, { changed: 3 }]);
    expect(await quantitiesOf(retailer)).toEqual({ Fig: 20, Date: 20, Nut: 20, 'Own, none left': 0 });
    expect((await retailer.post(own, { quantity: 50 })).body).toEqual({ changed: 0 });
    expect((await retailer.get(own)).body).toEqual({ not_counted: 0 });
    expect(await quantitiesOf(other.retailer)).toEqual({ Fig: 0, Date: 0, Nut: 0 });
  });

  it('leaves counted products alone, also sold-out ones and those counted as 0', async () => {
    const { retailer } = await makeFilledShop();
    const patch = async (name: string, body: object) =>
      retailer.patch(`/shops/products-retailer/${await idOf(retailer, name)}/`, body);
    await patch('Fig', { quantity: 7 });
    await patch('Date', { quantity: 4 });
    await patch('Date', { quantity: 0 });
    await patch('Nut', { price: 12 });
    expect((await retailer.post(own, { quantity: 20 })).body).toEqual({ changed: 1 });
    expect(await quantitiesOf(retailer)).toEqual({ Fig: 7, Date: 0, Nut: 20 });
    await t.database.pool.query('update products set quantity = 0 where id = $1', [
      await idOf(retailer, 'Nut'),
    ]);
    expect((await retailer.post(own, { quantity: 20 })).body).toEqual({ changed: 0 });
  });

  it('is set once when two press at the same time, or when somebody has just counted', async () => {
    const { retailer, shop } = await makeFilledShop();
    const figs = await idOf(retailer, 'Fig');
    const answers = await Promise.all([
      retailer.post(own, { quantity: 20 }),
      operator.post(`/operator/shops/${shop.id}/quantities/`, { quantity: 30 }),
      retailer.patch(`/shops/products-retailer/${figs}/`, { quantity: 5 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await quantitiesOf(retailer);
    expect(after.Fig).toBe(5);
    expect([20, 30]).toContain(after.Date);
    expect(after.Nut).toBe(after.Date);
  });

  it('needs a verified shop and a whole number from 1 on', async () => {
    const { retailer } = await makeFilledShop();
    for (const quantity of [0, -1, 1.5, '20', 1_000_001, null]) {
      const { status, body } = await retailer.post(own, { quantity });
      expect([quantity, status, Object.keys(body.errors)]).toEqual([quantity, 400, ['quantity']]);
    }
    const { retailer: waiting } = await makeShop(t);
    for (const [client, code] of [
      [await t.signIn(), 'role.required'],
      [waiting, 'shop.not_verified'],
    ] as const) {
      for (const answer of [await client.get(own), await client.post(own, { quantity: 20 })]) {
        expect([answer.status, answer.body.code]).toEqual([403, code]);
      }
    }
    expect((await t.nobody.post(own, { quantity: 20 })).status).toBe(401);
  });
});

describe('an operator sets it for a shop [CAT-12]', () => {
  it('and the audit notes when something changed', async () => {
    const { retailer, shop } = await makeFilledShop();
    const path = `/operator/shops/${shop.id}/quantities/`;
    expect((await operator.get(path)).body).toEqual({ not_counted: 3 });
    expect((await operator.post(path, { quantity: 15 })).body).toEqual({ changed: 3 });
    expect((await operator.post(path, { quantity: 15 })).body).toEqual({ changed: 0 });
    expect(await quantitiesOf(retailer)).toEqual({ Fig: 15, Date: 15, Nut: 15 });
    const rows = await auditOf(operator, 'shop', shop.id);
    expect(rows.filter(({ action }: { action: string }) => action === 'shop.set_quantities')).toMatchObject([
      { before: {}, after: { quantity: 15, products: 3 } },
    ]);
  });

  it('but only for an existing shop', async () => {
    for (const answer of [
      await operator.get('/operator/shops/999999/quantities/'),
      await operator.post('/operator/shops/999999/quantities/', { quantity: 15 }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    const { retailer, shop } = await makeFilledShop();
    const path = `/operator/shops/${shop.id}/quantities/`;
    expect((await retailer.post(path, { quantity: 15 })).status).toBe(403);
    expect((await operator.post(path, { quantity: 0 })).status).toBe(400);
  });
});
