// A search for a shop type finds what its shops sell, by main and additional types.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foldText } from '../../platform/fold-text.ts';
import { makeAddress } from '../../testing/addresses.ts';
import type { Client } from '../../testing/client.ts';
import { makeProduct } from '../../testing/products.ts';
import {
  type MadeShop,
  makeProductType,
  makeShopType,
  makeVerifiedShop,
  northOfCentre,
  villageCentre,
} from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let customer: Client;
let addressId: number;
let pharmacy: MadeShop;
let grocery: MadeShop;
let medicineType: number;
let groceryType: number;

beforeAll(async () => {
  t = await createTestApp();
  medicineType = await makeShopType(t, 'Medicines & first aid');
  groceryType = await makeShopType(t, 'Grocery');
  pharmacy = await makeVerifiedShop(t, { typeId: medicineType, near: northOfCentre(2) });
  grocery = await makeVerifiedShop(t, { typeId: groceryType, near: northOfCentre(1) });
  const type = await makeProductType(t, 'Things');
  const put = ({ retailer }: MadeShop, name: string, parts: object = {}) =>
    makeProduct(t, retailer, { name, type, ...parts });
  await put(pharmacy, 'Bandage');
  await put(pharmacy, 'Syrup', { quantity: 0 });
  await put(pharmacy, 'Balm', { description: 'A medicine for the nose.' });
  await put(grocery, 'Biryani masala');
  await put(grocery, 'Cloves', { description: 'For biryani and tea.' });
  await put(grocery, 'Short rice', { tags: ['biryani'] });
  customer = await t.signIn();
  addressId = (await makeAddress(customer, grocery.shop.city.id, villageCentre)).id;
});
afterAll(() => t.close());

async function namesFor(search: string, scope = `address_id=${addressId}`): Promise<string[]> {
  const { body } = await customer.get(`/shops/product-search/?${scope}&search=${encodeURIComponent(search)}`);
  expect(body.count).toBe(body.results.length);
  return body.results.map(({ name }: { name: string }) => name);
}

const ofPharmacy = ['Balm', 'Bandage', 'Syrup'];

it.each(['medicine', 'MEDICINES', 'medecine', 'medicnes', 'medi', 'first aid', 'aid medicine'])(
  'finds all goods of a shop for the word %s of its type, sold out last [SEARCH-5]',
  async (search) => {
    const found = await namesFor(search);
    expect(found.toSorted()).toEqual(ofPharmacy);
    expect(found.at(-1)).toBe('Syrup');
  },
);

it('sorts products with the word before products of the shop type [SEARCH-5]', async () => {
  expect(await namesFor('medicine')).toEqual(['Balm', 'Bandage', 'Syrup']);
});

it("combines a type's word with a product's word [SEARCH-5]", async () => {
  expect(await namesFor('medicine bandage')).toEqual(['Bandage']);
  expect(await namesFor('medicine rice')).toEqual([]);
});

it('searches one shop by its type, and no other', async () => {
  expect(await namesFor('medicine', `shop_id=${pharmacy.shop.id}`)).toEqual(ofPharmacy);
  expect(await namesFor('medicine', `shop_id=${grocery.shop.id}`)).toEqual([]);
});

it.each(['med', 'dicine', 'medicinex y'])('finds no shop type for %s', async (search) => {
  expect(await namesFor(search)).not.toContain('Bandage');
});

it('has pages of products found by type', async () => {
  const at = `/shops/product-search/?address_id=${addressId}&search=medicine`;
  const page = (await customer.get(`${at}&limit=1&offset=1`)).body;
  expect([page.count, page.results[0].name]).toEqual([3, 'Bandage']);
  expect((await customer.get(`${at}&offset=40`)).body).toEqual({ count: 3, results: [] });
});

it('follows an additional type, a change of type and a renamed type [SEARCH-8]', async () => {
  const extra = await makeVerifiedShop(t, { typeId: groceryType, additionalTypeIds: [medicineType] });
  await makeProduct(t, extra.retailer, { name: 'Thermometer' });
  expect(await namesFor('medicine')).toContain('Thermometer');

  const run = (statement: ReturnType<typeof sql>) => t.database.inTx((tx) => tx.execute(statement));
  await run(sql`update shops set type_id = ${groceryType} where id = ${pharmacy.shop.id}`);
  expect(await namesFor('medicine')).toEqual(['Balm', 'Thermometer']);
  await run(sql`update shops set type_id = ${medicineType} where id = ${pharmacy.shop.id}`);

  await run(sql`update shop_types set name = 'Chemist' where id = ${medicineType}`);
  expect(await namesFor('medicine')).toEqual(['Balm']);
  expect((await namesFor('chemist')).toSorted()).toEqual([...ofPharmacy, 'Thermometer']);
});

it.each(['Herbs & leaves', "Butcher's", 'Butcher’s', 'Crème (fresh)', 'മരുന്ന് കട', '«Ghī»'])(
  'folds the shop type %s as the search folds words',
  async (name) => {
    const id = await makeShopType(t, name);
    const { rows } = await t.database.inTx((tx) =>
      tx.execute<{ search_text: string }>(sql`select search_text from shop_types where id = ${id}`),
    );
    expect(rows).toEqual([{ search_text: ` ${foldText(name)} ` }]);
  },
);

it.each(['biryani', 'biriyani', 'biriani'])(
  'finds for the spelling %s what the common one finds, in descriptions last',
  async (search) => {
    const found = await namesFor(search);
    expect(found[0]).toBe('Biryani masala');
    expect(found.toSorted()).toEqual(['Biryani masala', 'Cloves', 'Short rice']);
  },
);

it('a rare spelling that exists does not hide the common one', async () => {
  await makeProduct(t, grocery.retailer, { name: 'Biriyani leaf' });
  expect(await namesFor('biriyani')).toEqual(['Biriyani leaf', 'Biryani masala', 'Short rice', 'Cloves']);
});
