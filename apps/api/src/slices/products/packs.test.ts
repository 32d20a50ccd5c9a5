// MRP, net quantity and unit of products.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { noPack } from '../../testing/packs.ts';
import { makeProduct, productInput } from '../../testing/products.ts';
import { makeProductType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let retailer: Client;
let type: number;

beforeAll(async () => {
  testApp = await createTestApp();
  retailer = (await makeVerifiedShop(testApp)).retailer;
  type = await makeProductType(testApp, 'Spices');
});
afterAll(() => testApp.close());

const base = '/shops/products-retailer/';
const pack = { mrp: 60.5, net_quantity: 500, unit: 'g' };
const input = () => productInput(testApp, retailer, { type, price: 56 });

describe('what a pack says', () => {
  it('is taken with a new product, and shown [PACK-1]', async () => {
    const made = await retailer.post(base, { ...(await input()), ...pack });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining(pack)]);
    expect((await retailer.get(`${base}${made.body.id}/`)).body).toMatchObject(pack);
    expect((await retailer.post(base, await input())).body).toMatchObject(noPack);
  });

  it('is changed one by one, and null removes it [PACK-1]', async () => {
    const { id } = await makeProduct(testApp, retailer, { type, price: 56 });
    const url = `${base}${id}/`;
    expect((await retailer.patch(url, pack)).body).toMatchObject(pack);
    expect((await retailer.patch(url, { net_quantity: 1.5, unit: 'kg' })).body).toMatchObject({
      mrp: 60.5,
      net_quantity: 1.5,
      unit: 'kg',
    });
    expect((await retailer.patch(url, { mrp: null })).body).toMatchObject({ mrp: null, net_quantity: 1.5 });
    await retailer.patch(url, { net_quantity: null, unit: null });
    expect((await retailer.get(url)).body).toMatchObject(noPack);
  });

  it.each([
    [{ mrp: 0 }, 'mrp'],
    [{ mrp: 12.345 }, 'mrp'],
    [{ net_quantity: 0 }, 'net_quantity'],
    [{ net_quantity: 1.2345 }, 'net_quantity'],
    [{ unit: 'stone' }, 'unit'],
  ])('refuses %o [PACK-1]', async (wrong, field) => {
    const { status, body } = await retailer.post(base, { ...(await input()), ...wrong });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('a price above the MRP', () => {
  it('is refused for a new product [PACK-2]', async () => {
    const { status, body } = await retailer.post(base, { ...(await input()), mrp: 55.99 });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['price']]);
    expect((await retailer.post(base, { ...(await input()), mrp: 56 })).status).toBe(201);
  });

  it('is refused when only one of the two changes [PACK-2]', async () => {
    const { id } = await makeProduct(testApp, retailer, { type, price: 56 });
    const url = `${base}${id}/`;
    const mrp = await retailer.patch(url, { mrp: 50 });
    expect([mrp.status, Object.keys(mrp.body.errors)]).toEqual([400, ['price']]);
    await retailer.patch(url, { mrp: 60 });
    const price = await retailer.patch(url, { price: 60.01 });
    expect([price.status, Object.keys(price.body.errors)]).toEqual([400, ['price']]);
    expect((await retailer.patch(url, { price: 70, mrp: null })).status).toBe(200);
  });
});
