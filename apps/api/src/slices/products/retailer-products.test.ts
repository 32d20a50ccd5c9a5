import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { noOffer, unnamed } from '../../testing/packs.ts';
import { makeImage } from '../../testing/pictures.ts';
import { makeProduct, productInput } from '../../testing/products.ts';
import { type MadeShop, makeProductType, makeShop, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let made: MadeShop;
let retailer: Client;
let typeId: number;

beforeAll(async () => {
  testApp = await createTestApp();
  made = await makeVerifiedShop(testApp);
  retailer = made.retailer;
  typeId = await makeProductType(testApp, 'Vegetables');
});
afterAll(() => testApp.close());

const base = '/shops/products-retailer/';
const input = (parts: object = {}) => productInput(testApp, retailer, { type: typeId, ...parts });
const typesShown = async () => (await retailer.get(`/shops/${made.shop.id}/`)).body.product_types;

describe('POST /shops/products-retailer/', () => {
  it('adds a product; its cover is the first primary picture, the others keep their order [PROD-9, PROD-25, PROD-28]', async () => {
    const [a, b, c, d] = [
      await makeImage(retailer, { isPrimary: false }),
      await makeImage(retailer, { isPrimary: true }),
      await makeImage(retailer, { isPrimary: true }),
      await makeImage(retailer, { isPrimary: false }),
    ];
    const sent = await input({ name: '  Country tomato, 1 kg ', price: 156.5, images: [d, a, b, c, a] });
    const { status, body } = await retailer.post(base, sent);
    expect(status).toBe(201);
    const idsOf = (images: { id: number }[]) => images.map(({ id }) => id);
    expect(idsOf(body.images)).toEqual([b, d, a, c]);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Country tomato, 1 kg',
      ...unnamed,
      is_sold_out: false,
      ...noOffer,
      description: sent.description,
      price: 156.5,
      quantity: 10,
      type: { id: typeId, name: 'Vegetables', local_name: null },
      tags: ['fresh'],
      cover: { cover: body.images[0].cover },
      images: body.images,
      shop: made.shop.id,
      shop_name: made.shop.name,
    });
    expect((await retailer.get(`${base}${body.id}/`)).body).toEqual(body);
    expect((await retailer.get(`/shops/products/${body.id}/`)).body).toEqual(body);
    expect(await typesShown()).toEqual([{ id: typeId, name: 'Vegetables', local_name: null, cover: null }]);
  });

  it('keeps equal tags once, in their first spelling and order', async () => {
    const tags = [' Ripe', 'fresh', 'ripe ', 'Ripe', 'FRESH', 'local'];
    const { body } = await retailer.post(base, await input({ tags }));
    expect(body.tags).toEqual(['Ripe', 'fresh', 'local']);
    const patched = await retailer.patch(`${base}${body.id}/`, { tags: ['sweet', 'Sweet', 'sour'] });
    expect(patched.body.tags).toEqual(['sweet', 'sour']);
    await retailer.delete(`${base}${body.id}/`);
  });

  it('accepts the limits of prices and quantities [PROD-11]', async () => {
    for (const parts of [
      { price: 0, quantity: 0 },
      { price: 1_000_000, quantity: 1_000_000 },
      { price: 0.29, quantity: 1 },
    ]) {
      expect((await retailer.post(base, await input(parts))).body).toMatchObject(parts);
    }
  });

  it.each([
    ['price', -0.01],
    ['price', 1_000_000.01],
    ['price', 1.005],
    ['price', 99.999999],
    ['price', '42'],
    ['quantity', -1],
    ['quantity', 1.5],
    ['quantity', 1_000_001],
    ['name', ' '],
    ['name', 'x'.repeat(121)],
    ['description', ''],
    ['description', 'x'.repeat(2001)],
    ['tags', []],
    ['tags', Array.from({ length: 21 }, (_, at) => `tag ${at}`)],
    ['type', 999_999],
    ['type', '1'],
    ['images', []],
  ])('refuses %s %j [PROD-11, LIMIT-1, LIMIT-3]', async (field, value) => {
    const answer = await retailer.post(base, { ...(await input()), [field]: value });
    expect([answer.status, answer.body.code, Object.keys(answer.body.errors)]).toEqual([
      400,
      'input.invalid',
      [field],
    ]);
  });

  it('needs every field [PROD-25, TEXT-1]', async () => {
    const answer = await retailer.post(base, {});
    expect(Object.keys(answer.body.errors).sort()).toEqual(
      ['description', 'images', 'name', 'price', 'quantity', 'tags', 'type'].sort(),
    );
  });

  it('refuses a name whose letters are lost, new or changed [PROD-42]', async () => {
    for (const name of ['????, 1 kg', 'à´…à´°à´¿', 'Rice \ufffd']) {
      const { status, body } = await retailer.post(base, await input({ name }));
      expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'input.invalid', ['name']]);
      expect(body.errors.name[0]).toMatch(/^Letters of this name are lost\./);
    }
    const { id } = await makeProduct(testApp, retailer, { type: typeId });
    const url = `${base}${id}/`;
    expect((await retailer.patch(url, { name: '?????' })).body.errors).toHaveProperty('name');
    expect((await retailer.patch(url, { name: 'അരി, why not?' })).status).toBe(200);
    await retailer.delete(url);
  });

  it('refuses a tag that is too long or blank [PROD-25]', async () => {
    for (const tag of ['x'.repeat(41), '  ']) {
      const answer = await retailer.post(base, await input({ tags: ['fine', tag] }));
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['tags.1']]);
    }
  });

  it('needs a primary picture, of one’s own [PROD-26]', async () => {
    const plain = await makeImage(retailer, { isPrimary: false });
    const unmarked = await retailer.post(base, await input({ images: [plain] }));
    expect([unmarked.status, Object.keys(unmarked.body.errors)]).toEqual([400, ['images']]);
    const other = await makeVerifiedShop(testApp);
    const theirs = await makeImage(other.retailer);
    const stolen = await retailer.post(base, await input({ images: [theirs] }));
    const unknown = await retailer.post(base, await input({ images: [999_999] }));
    expect(stolen.status).toBe(404);
    expect(stolen.body).toEqual(unknown.body);
    expect((await retailer.get(`${base}?limit=100`)).body.count).toBe(4);
  });
});

describe('GET /shops/products-retailer/', () => {
  it('gives one’s own, newest first, searched by name, tags and id [PROD-13, PROD-27]', async () => {
    const own = await makeVerifiedShop(testApp);
    const put = (name: string, tags: string[], description?: string) =>
      makeProduct(testApp, own.retailer, {
        type: typeId,
        name,
        tags,
        ...(description ? { description } : {}),
      });
    const rice = await put('Matta rice, 5 kg', ['grain']);
    const oil = await put('Coconut oil', ['cooking']);
    const café = await put('Café blend', ['coffee', 'rice-free'], 'Goes with coconut sweets.');
    const found = async (query: string) => {
      const { status, body } = await own.retailer.get(`${base}?${query}`);
      expect(status).toBe(200);
      return [body.count, ...body.results.map(({ id }: { id: number }) => id)];
    };
    expect(await found('')).toEqual([3, café.id, oil.id, rice.id]);
    expect(await found('search=')).toEqual([3, café.id, oil.id, rice.id]);
    expect(await found('limit=1&offset=1')).toEqual([3, oil.id]);
    expect(await found('search=rice')).toEqual([2, café.id, rice.id]);
    expect(await found('search=coconut')).toEqual([1, oil.id]);
    expect(await found('search=COOK')).toEqual([1, oil.id]);
    expect(await found('search=cafe')).toEqual([1, café.id]);
    expect(await found('search=vegetables')).toEqual([0]);
    expect(await found('search=%25')).toEqual([0]);
    expect(await found(`search=${oil.id}`)).toEqual(expect.arrayContaining([oil.id]));
    expect(await found(`search=${rice.id}999999`)).toEqual([0]);
    expect((await own.retailer.get(`${base}?limit=101`)).status).toBe(400);
  });

  it('is for retailers with a verified shop [WHO-5]', async () => {
    const waiting = await makeShop(testApp);
    const customer = await testApp.signIn();
    for (const [client, status, code] of [
      [testApp.nobody, 401, 'auth.required'],
      [customer, 403, 'role.required'],
      [waiting.retailer, 403, 'shop.not_verified'],
    ] as const) {
      for (const answer of [
        await client.get(base),
        await client.post(base, {}),
        await client.get(`${base}1/`),
        await client.patch(`${base}1/`, {}),
        await client.delete(`${base}1/`),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([status, code]);
      }
    }
  });
});
