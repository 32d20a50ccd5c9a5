import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCatalogueProduct } from '../../testing/catalogue.ts';
import { noOffer, unnamed } from '../../testing/packs.ts';
import { makeProduct } from '../../testing/products.ts';
import {
  type MadeShop,
  makeProductType,
  makeShop,
  makeShopType,
  makeVerifiedShop,
} from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertImage } from '../media/index.ts';

const base = '/shops/catalogue/';
let testApp: TestApp;
let grocery: number;
let fruit: number;
let empty: number;
let foreign: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  testApp = await createTestApp();
  grocery = await makeShopType(testApp, 'Grocery');
  fruit = await makeProductType(testApp, 'Fruit', [grocery]);
  empty = await makeProductType(testApp, 'Empty', [grocery]);
  foreign = await makeProductType(testApp, 'Nails', [await makeShopType(testApp, 'Smithy')]);
  const imageId = await testApp.database.inTx((tx) =>
    insertImage(tx, {
      stored: { key: '77cc', width: 8, height: 8, bytes: 1 },
      name: 'mango',
      isPrimary: false,
      ownerId: null,
    }),
  );
  ids.mango = await makeCatalogueProduct(testApp, {
    typeId: fruit,
    name: 'Mango, 1 kg',
    tags: ['sweet'],
    imageId,
  });
  ids.banana = await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Banana, 1 kg' });
  ids.papaya = await makeCatalogueProduct(testApp, { typeId: fruit, name: 'Papaya' });
  ids.nails = await makeCatalogueProduct(testApp, { typeId: foreign, name: 'Nails, 100 g' });
});
afterAll(() => testApp.close());

const openGrocery = () => makeVerifiedShop(testApp, { typeId: grocery });
const add = ({ retailer }: MadeShop, name: string) => retailer.post(`${base}${ids[name]}/add/`);
const ownProducts = async ({ retailer }: MadeShop) =>
  (await retailer.get('/shops/products-retailer/?limit=100')).body;

describe('the catalogue', () => {
  it("lists the shop's types that have products, as a bare array [CAT-7]", async () => {
    const { retailer } = await openGrocery();
    const { status, body } = await retailer.get(`${base}types/`);
    expect(status).toBe(200);
    expect(body).toEqual([{ type: { id: fruit, name: 'Fruit', local_name: null, cover: null } }]);
  });

  it('lists by name, filtered and searched, and counts missing products over all pages [CAT-8]', async () => {
    const made = await openGrocery();
    const look = async (query: string) => {
      const { body } = await made.retailer.get(`${base}?${query}`);
      return [body.count, body.not_added, ...body.results.map(({ name }: { name: string }) => name)];
    };
    expect(await look(`type__id=${fruit}`)).toEqual([3, 3, 'Banana, 1 kg', 'Mango, 1 kg', 'Papaya']);
    await add(made, 'banana');
    expect(await look(`type__id=${fruit}`)).toEqual([3, 2, 'Banana, 1 kg', 'Mango, 1 kg', 'Papaya']);
    expect(await look(`type__id=${fruit}&limit=1&offset=1`)).toEqual([3, 2, 'Mango, 1 kg']);
    expect(await look(`type__id=${fruit}&search=bananna`)).toEqual([1, 0, 'Banana, 1 kg']);
    expect(await look(`type__id=${empty}`)).toEqual([0, 0]);
    expect(await look('')).toEqual([4, 3, 'Banana, 1 kg', 'Mango, 1 kg', 'Nails, 100 g', 'Papaya']);
    expect(await look('search=%25')).toEqual([0, 0]);
  });

  it('shows one product [CAT-6, CAT-8, CAT-9]', async () => {
    const made = await openGrocery();
    const mango = {
      id: ids.mango,
      name: 'Mango, 1 kg',
      ...unnamed,
      description: 'From the shared catalogue.',
      price: 55.5,
      tags: ['sweet'],
      cover: '/media/77cc-m.webp',
      is_addded: false,
      type: { id: fruit, name: 'Fruit', local_name: null, cover: null },
    };
    expect((await made.retailer.get(`${base}${ids.mango}/`)).body).toEqual(mango);
    await add(made, 'mango');
    expect((await made.retailer.get(`${base}${ids.mango}/`)).body).toEqual({ ...mango, is_addded: true });
    expect((await made.retailer.get(`${base}999999/`)).status).toBe(404);
    expect((await made.retailer.get(`${base}mango/`)).status).toBe(404);
  });
});

describe('POST /shops/catalogue/{id}/add/', () => {
  it('copies it with stock 0 and its picture, and a repeat returns the same [CAT-10]', async () => {
    const made = await openGrocery();
    const { status, body } = await add(made, 'mango');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Mango, 1 kg',
      ...unnamed,
      description: 'From the shared catalogue.',
      price: 55.5,
      quantity: 0,
      is_sold_out: false,
      ...noOffer,
      type: { id: fruit, name: 'Fruit', local_name: null },
      tags: ['sweet'],
      cover: { cover: '/media/77cc-m.webp' },
      images: [{ id: expect.any(Number), cover: '/media/77cc-m.webp' }],
      shop: made.shop.id,
      shop_name: made.shop.name,
    });
    const again = await add(made, 'mango');
    expect([again.status, again.body]).toEqual([200, body]);
    const { body: shop } = await made.retailer.get(`/shops/${made.shop.id}/`);
    expect(shop.product_types).toEqual([{ id: fruit, name: 'Fruit', local_name: null, cover: null }]);
    const search = await made.retailer.get(`/shops/product-search/?shop_id=${made.shop.id}&search=manggo`);
    expect(search.body.count).toBe(1);
  });

  it('keeps what the retailer changed, and its picture through an edit', async () => {
    const made = await openGrocery();
    const { body: mango } = await add(made, 'mango');
    const url = `/shops/products-retailer/${mango.id}/`;
    const edited = await made.retailer.patch(url, { price: 60, quantity: 8, images: [mango.images[0].id] });
    expect(edited.body).toEqual({ ...mango, price: 60, quantity: 8 });
    expect((await add(made, 'mango')).body).toEqual(edited.body);
  });

  it('adds a product again after it was deleted', async () => {
    const made = await openGrocery();
    const first = await add(made, 'papaya');
    await made.retailer.delete(`/shops/products-retailer/${first.body.id}/`);
    const second = await add(made, 'papaya');
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
    expect((await ownProducts(made)).count).toBe(1);
  });

  it('creates one product for two simultaneous additions, 20 rounds [CAT-10]', async () => {
    for (let round = 0; round < 20; round += 1) {
      const made = await openGrocery();
      const answers = await Promise.all([add(made, 'banana'), add(made, 'banana')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
      expect((await ownProducts(made)).count).toBe(1);
      const one = { products: 1 };
      const { rows } = await testApp.database.pool.query(
        'select products from shop_product_types where shop_id = $1',
        [made.shop.id],
      );
      expect(rows).toEqual([one]);
    }
  });

  it('answers 404 for an unknown product', async () => {
    const { retailer } = await openGrocery();
    expect((await retailer.post(`${base}999999/add/`)).status).toBe(404);
  });
});

describe('POST /shops/catalogue/add_all/', () => {
  it('adds the missing products of a type, except excluded ones [CAT-11]', async () => {
    const made = await openGrocery();
    await add(made, 'banana');
    const addAll = (body: object) => made.retailer.post(`${base}add_all/`, body);
    const first = await addAll({ product_type: fruit, exclude: [ids.papaya, 888_888] });
    expect([first.status, first.body]).toEqual([200, { added: 1 }]);
    const names = async () =>
      (await ownProducts(made)).results.map(({ name }: { name: string }) => name).sort();
    expect(await names()).toEqual(['Banana, 1 kg', 'Mango, 1 kg']);
    expect((await addAll({ product_type: fruit })).body).toEqual({ added: 1 });
    expect((await addAll({ product_type: fruit, exclude: [] })).body).toEqual({ added: 0 });
    expect((await addAll({ product_type: empty })).body).toEqual({ added: 0 });
    expect(await names()).toEqual(['Banana, 1 kg', 'Mango, 1 kg', 'Papaya']);
    const { body } = await made.retailer.get(`${base}?type__id=${fruit}`);
    expect([body.count, body.not_added]).toEqual([3, 0]);
  });

  it('refuses bad input [CAT-11]', async () => {
    const { retailer } = await openGrocery();
    expect((await retailer.post(`${base}add_all/`, { product_type: 999_999 })).status).toBe(404);
    for (const body of [{}, { product_type: '1' }, { product_type: fruit, exclude: ['1'] }]) {
      expect((await retailer.post(`${base}add_all/`, body)).status).toBe(400);
    }
    expect((await retailer.post(`${base}add_all/`, [fruit])).body.code).toBe('input.malformed');
  });

  it('adds a thousand products once for two simultaneous calls [CAT-11]', async () => {
    const many = await makeProductType(testApp, 'Many', [grocery]);
    await testApp.database.pool.query(
      `insert into catalogue_products (type_id, name, description, price_paise, tags, search_text)
       select $1, 'Thing ' || n, 'A thing', 100, '{thing}', ' thing ' || n || chr(10) || ' thing ' || chr(11) || ' many ' || chr(12) || ' a thing '
       from generate_series(1, 1000) n`,
      [many],
    );
    const made = await openGrocery();
    const answers = await Promise.all(
      [1, 2].map(() => made.retailer.post(`${base}add_all/`, { product_type: many })),
    );
    const added = answers.map(({ body }) => body.added).sort((a, b) => a - b);
    expect(added).toEqual([0, 1000]);
    expect((await ownProducts(made)).count).toBe(1000);
    const { body: shop } = await made.retailer.get(`/shops/${made.shop.id}/`);
    expect(shop.product_types.map(({ name }: { name: string }) => name)).toEqual(['Many']);
  });
});

it('the catalogue is for retailers with a verified shop [WHO-5]', async () => {
  const waiting = await makeShop(testApp, { typeId: grocery });
  const customer = await testApp.signIn();
  for (const [client, status, code] of [
    [testApp.nobody, 401, 'auth.required'],
    [customer, 403, 'role.required'],
    [waiting.retailer, 403, 'shop.not_verified'],
  ] as const) {
    for (const answer of [
      await client.get(base),
      await client.get(`${base}types/`),
      await client.get(`${base}1/`),
      await client.post(`${base}1/add/`),
      await client.post(`${base}add_all/`, { product_type: fruit }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  }
});

describe('what the shop sells under the same name', () => {
  const catalogueOf = async ({ retailer }: MadeShop) => {
    const { body } = await retailer.get(`${base}?type__id=${fruit}`);
    const added = body.results.filter(({ is_addded }: { is_addded: boolean }) => is_addded);
    return [body.not_added, ...added.map(({ name }: { name: string }) => name)];
  };

  it("counts as added, and 'Add all' makes no second one [CAT-13]", async () => {
    const made = await openGrocery();
    // Another case, a double blank and a no-break space.
    await makeProduct(testApp, made.retailer, { type: fruit, name: 'MANGO,  1\u00a0kg' });
    expect(await catalogueOf(made)).toEqual([2, 'Mango, 1 kg']);
    expect((await made.retailer.get(`${base}${ids.mango}/`)).body.is_addded).toBe(true);
    const { body } = await made.retailer.post(`${base}add_all/`, { product_type: fruit });
    expect(body).toEqual({ added: 2 });
    expect((await ownProducts(made)).count).toBe(3);
    expect((await catalogueOf(made))[0]).toBe(0);
  });

  it('can still be copied alone, and a deleted one does not count [CAT-10, CAT-13]', async () => {
    const made = await openGrocery();
    await makeProduct(testApp, made.retailer, { type: fruit, name: 'Papaya' });
    expect((await add(made, 'papaya')).status).toBe(201);
    expect((await add(made, 'papaya')).status).toBe(200);
    expect((await ownProducts(made)).count).toBe(2);
    const other = await openGrocery();
    const own = await makeProduct(testApp, other.retailer, { type: fruit, name: 'Papaya' });
    await other.retailer.delete(`/shops/products-retailer/${own.id}/`);
    expect(await catalogueOf(other)).toEqual([3]);
  });
});
