import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeImage } from '../../testing/pictures.ts';
import { makeProduct } from '../../testing/products.ts';
import { makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let retailer: Client;
let typeId: number;

beforeAll(async () => {
  testApp = await createTestApp();
  retailer = (await makeVerifiedShop(testApp)).retailer;
  typeId = await makeProductType(testApp, 'Vegetables');
});
afterAll(() => testApp.close());

const base = '/shops/products-retailer/';

describe('PATCH and DELETE /shops/products-retailer/{id}/', () => {
  it('changes only what is sent [PROD-29]', async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId, quantity: 7 });
    const url = `${base}${product.id}/`;
    const cheaper = await retailer.patch(url, { price: 99.9 });
    expect(cheaper.status).toBe(200);
    expect(cheaper.body).toEqual({ ...product, price: 99.9 });
    expect((await retailer.patch(url, { quantity: 3 })).body).toEqual({
      ...product,
      price: 99.9,
      quantity: 3,
    });
    const edited = await retailer.patch(url, {
      name: 'New name',
      description: 'New words',
      tags: ['a', 'b'],
    });
    expect(edited.body).toEqual({
      ...product,
      price: 99.9,
      quantity: 3,
      name: 'New name',
      description: 'New words',
      tags: ['a', 'b'],
    });
    const nothing = await retailer.patch(url, {});
    expect([nothing.status, nothing.body]).toEqual([200, edited.body]);
    const strange = await retailer.patch(url, { shop: 1, id: 5, colour: 'red' });
    expect([strange.status, strange.body]).toEqual([200, edited.body]);
    expect((await retailer.get(url)).body).toEqual(edited.body);
  });

  it('cleans the name on create and update [API-11]', async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId, name: 'Red\u202e rice' });
    expect(product.name).toBe('Red rice');
    const edited = await retailer.patch(`${base}${product.id}/`, { name: 'Brown\nrice\u2066' });
    expect(edited.body.name).toBe('Brown rice');
  });

  it('saves a quantity only if the stock is as expected [PROD-30]', async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId, quantity: 10 });
    const url = `${base}${product.id}/`;
    expect((await retailer.patch(url, { quantity: 15, expected_quantity: 10 })).body.quantity).toBe(15);
    const late = await retailer.patch(url, { quantity: 20, price: 1, expected_quantity: 10 });
    expect([late.status, late.body.code, late.body.quantity]).toEqual([409, 'product.stock_changed', 15]);
    expect((await retailer.get(url)).body).toEqual({ ...product, quantity: 15 });
    expect((await retailer.patch(url, { quantity: 20, expected_quantity: 15 })).body.quantity).toBe(20);
    expect((await retailer.patch(url, { quantity: 0 })).body.quantity).toBe(0);
    expect((await retailer.patch(url, { quantity: 3, expected_quantity: 0 })).body.quantity).toBe(3);
  });

  it.each([[-1], [1.5], ['10'], [null], [1_000_001]])(
    'refuses %j as the quantity that was seen [PROD-30]',
    async (seen) => {
      const product = await makeProduct(testApp, retailer, { type: typeId, quantity: 10 });
      const answer = await retailer.patch(`${base}${product.id}/`, { quantity: 1, expected_quantity: seen });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['expected_quantity']]);
    },
  );

  it('answers 404 to a stranger, whatever quantity they expect', async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId, quantity: 10 });
    const { retailer: other } = await makeVerifiedShop(testApp);
    const answer = await other.patch(`${base}${product.id}/`, { quantity: 1, expected_quantity: 9 });
    expect([answer.status, answer.body.quantity]).toEqual([404, undefined]);
  });

  it('lets one of two simultaneous edits win [PROD-30]', async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId, quantity: 10 });
    const url = `${base}${product.id}/`;
    const answers = await Promise.all(
      [11, 12, 13, 14].map((quantity) => retailer.patch(url, { quantity, expected_quantity: 10 })),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    for (const lost of answers.filter(({ status }) => status !== 200)) {
      expect(lost.body).toMatchObject({ code: 'product.stock_changed', quantity: won?.body.quantity });
    }
  });

  it('changes pictures and may keep old ones', async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId });
    const [cover] = product.images;
    const plain = await makeImage(retailer, { isPrimary: false });
    const url = `${base}${product.id}/`;
    const more = await retailer.patch(url, { images: [plain, cover?.id] });
    expect(more.body.images.map(({ id }: { id: number }) => id)).toEqual([cover?.id, plain]);
    expect(more.body.cover).toEqual(product.cover);
    expect((await retailer.patch(url, { images: [plain] })).status).toBe(400);
    expect((await retailer.patch(url, { images: [999_999] })).status).toBe(404);
    expect((await retailer.get(url)).body).toEqual(more.body);
  });

  it("changes the type, and updates the shop's types", async () => {
    const own = await makeVerifiedShop(testApp);
    const names = async () => {
      const { body } = await retailer.get(`/shops/${own.shop.id}/`);
      return body.product_types.map(({ name }: { name: string }) => name);
    };
    const fruit = await makeProductType(testApp, 'Fruit');
    const product = await makeProduct(testApp, own.retailer, { type: typeId });
    const other = await makeProduct(testApp, own.retailer, { type: typeId });
    expect(await names()).toEqual(['Vegetables']);
    const moved = await own.retailer.patch(`${base}${product.id}/`, { type: fruit });
    expect(moved.body.type).toEqual({ id: fruit, name: 'Fruit', local_name: null });
    expect(await names()).toEqual(['Fruit', 'Vegetables']);
    await own.retailer.delete(`${base}${other.id}/`);
    expect(await names()).toEqual(['Fruit']);
    await own.retailer.delete(`${base}${product.id}/`);
    expect(await names()).toEqual([]);
    const unknown = await retailer.patch(`${base}${product.id}/`, { type: 999_999 });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([400, ['type']]);
  });

  it('refuses bad values without changing anything [PROD-29]', async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId });
    for (const wrong of [
      { price: null },
      { price: 1.234 },
      { quantity: -1 },
      { name: '' },
      { tags: [] },
      { images: [] },
    ]) {
      const answer = await retailer.patch(`${base}${product.id}/`, { description: 'Changed', ...wrong });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, Object.keys(wrong)]);
    }
    expect((await retailer.get(`${base}${product.id}/`)).body).toEqual(product);
  });

  it('removes a product for good [SEARCH-8, PROD-31]', async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId });
    const url = `${base}${product.id}/`;
    const deleted = await retailer.delete(url);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    for (const answer of [
      await retailer.delete(url),
      await retailer.get(url),
      await retailer.patch(url, { price: 1 }),
      await retailer.get(`/shops/products/${product.id}/`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    const { body } = await retailer.get(`${base}?search=${product.id}`);
    expect(body.results.map(({ id }: { id: number }) => id)).not.toContain(product.id);
  });

  it("treats a stranger's product as an absent one [WHO-5]", async () => {
    const product = await makeProduct(testApp, retailer, { type: typeId });
    const other = await makeVerifiedShop(testApp);
    const unknown = await other.retailer.get(`${base}999999/`);
    const url = `${base}${product.id}/`;
    for (const answer of [
      await other.retailer.get(url),
      await other.retailer.patch(url, { price: 1 }),
      await other.retailer.delete(url),
      await other.retailer.get(`${base}abc/`),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
    expect((await retailer.get(url)).body).toEqual(product);
  });
});
