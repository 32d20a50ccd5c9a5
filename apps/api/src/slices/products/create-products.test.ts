// Several products at once, as the demo village adds them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeImage } from '../../testing/pictures.ts';
import { type MadeShop, makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createProducts, type NewProduct } from './index.ts';

let t: TestApp;
let made: MadeShop;
let types: number[];
let images: number[];
beforeAll(async () => {
  t = await createTestApp();
  made = await makeVerifiedShop(t);
  types = [await makeProductType(t), await makeProductType(t)];
  images = [await makeImage(made.retailer), await makeImage(made.retailer)];
});
afterAll(() => t.close());

const product = (parts: Partial<NewProduct>): NewProduct => ({
  typeId: types[0] ?? 0,
  name: 'Fig',
  description: 'Just as it grows here.',
  pricePaise: 4250,
  quantity: 3,
  tags: ['fresh'],
  imageIds: images,
  ...parts,
});

const create = (...products: NewProduct[]) =>
  t.database.inTx((tx) => createProducts(tx, made.retailer, products));

const listed = async () => (await made.retailer.get('/shops/products-retailer/?limit=100')).body;

it('gives each its own id, type, stock and pictures, and search finds them', async () => {
  const ids = await create(
    product({ name: 'Sapota', typeId: types[1] ?? 0, quantity: 7 }),
    product({ name: 'Jackfruit', imageIds: images.slice(0, 1) }),
    product({ name: 'Ambarella', quantity: 0 }),
  );
  const rows = await Promise.all(ids.map((id) => made.retailer.get(`/shops/products-retailer/${id}/`)));
  expect(
    rows.map(({ body }) => [body.name, body.type.id, body.quantity, body.images.length, body.cover !== null]),
  ).toEqual([
    ['Sapota', types[1], 7, 2, true],
    ['Jackfruit', types[0], 3, 1, true],
    ['Ambarella', types[0], 0, 2, true],
  ]);
  const found = await made.retailer.get(`/shops/product-search/?shop_id=${made.shop.id}&search=jackfruit`);
  expect(found.body.results.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
});

it('adds none when one of them has a fault', async () => {
  const before = (await listed()).count;
  await expect(create(product({}), product({ typeId: 999_999 }))).rejects.toMatchObject({
    code: 'input.invalid',
  });
  await expect(create(product({}), product({ imageIds: [999_999] }))).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(create(product({}), product({ mrpPaise: 1 }))).rejects.toMatchObject({
    code: 'input.invalid',
  });
  expect((await listed()).count).toBe(before);
});

it('adds nothing for an empty list', async () => {
  expect(await create()).toEqual([]);
});
