import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeShop, makeShopType, makeVerifiedShop } from '../../testing/shops.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertImage } from '../media/index.ts';
import { restoreShop, suspendShop, verifyShop } from './desk/change-shop-state.ts';
import type { ShopEvent } from './shop.event-types.ts';
import { setShopImage } from './shop.queries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const makeImage = (key: string) =>
  testApp.database.inTx((tx) =>
    insertImage(tx, {
      stored: { key, width: 8, height: 8, bytes: 1 },
      name: '',
      isPrimary: true,
      ownerId: null,
    }),
  );

describe('GET /shops/{id}/', () => {
  it('gives a verified shop [SHOP-17]', async () => {
    const { shop, retailer } = await makeVerifiedShop(testApp, { name: 'Ammini Stores' });
    const customer = await testApp.signIn();
    const { status, body } = await customer.get(`/shops/${shop.id}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: shop.id,
      name: 'Ammini Stores',
      type: shop.type,
      shopkeepr_name: 'Ammini Thomas',
      shopkeepr_phone: retailer.number,
      product_types: [],
    });
    expect(body).not.toHaveProperty('distance');
  });

  it("shows its main type's picture until it has one of its own [SHOP-20]", async () => {
    const typeId = await makeShopType(testApp, 'With a picture', await makeImage('11aa'));
    const { shop } = await makeVerifiedShop(testApp, { typeId });
    const customer = await testApp.signIn();
    const coverOfShop = async () => (await customer.get(`/shops/${shop.id}/`)).body.cover;
    expect(await coverOfShop()).toBe('/media/11aa-m.webp');
    const imageId = await makeImage('22bb');
    await testApp.database.inTx((tx) => setShopImage(tx, { shopId: shop.id, imageId }));
    expect(await coverOfShop()).toBe('/media/22bb-m.webp');
    await testApp.database.inTx((tx) => setShopImage(tx, { shopId: shop.id, imageId: null }));
    expect(await coverOfShop()).toBe('/media/11aa-m.webp');
  });

  it('hides unverified shops like unknown ones and nonsense [SHOP-17, SHOP-18, API-7]', async () => {
    const { shop } = await makeShop(testApp);
    const customer = await testApp.signIn();
    const unknown = await customer.get('/shops/999999/');
    expect(unknown.status).toBe(404);
    for (const id of [String(shop.id), '0', '-1', '1.5', 'abc', '1e3', '99999999999999999999']) {
      expect((await customer.get(`/shops/${id}/`)).body).toEqual(unknown.body);
    }
    expect((await testApp.nobody.get(`/shops/${shop.id}/`)).status).toBe(401);
  });

  it('shows a retailer their own shop while it waits [SHOP-18]', async () => {
    const { retailer, shop } = await makeShop(testApp);
    expect((await retailer.get(`/shops/${shop.id}/`)).body).toMatchObject({ id: shop.id, name: shop.name });
  });
});

describe('GET /shops/shop-types/', () => {
  it('gives all types by name without a limit [SHOP-11, PROD-10]', async () => {
    for (let made = 0; made < 12; made += 1) await makeShopType(testApp, `Sort ${made + 10}`);
    const customer = await testApp.signIn();
    const { body } = await customer.get('/shops/shop-types/');
    expect(body.count).toBe(body.results.length);
    const names = body.results.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
    expect(names).toContain('Sort 21');
    const page = await customer.get('/shops/shop-types/?limit=2&offset=1');
    expect(page.body).toEqual({ count: body.count, results: body.results.slice(1, 3) });
    expect((await testApp.nobody.get('/shops/shop-types/')).status).toBe(401);
  });

  it('refuses a name that is taken', async () => {
    await makeShopType(testApp, 'Only once');
    await expect(makeShopType(testApp, 'Only once')).rejects.toMatchObject({ code: 'input.invalid' });
  });
});

describe('verifying, suspending and restoring', () => {
  const heard: [string, ShopEvent][] = [];
  beforeAll(() => {
    for (const name of ['shop.verified', 'shop.suspended', 'shop.restored'] as const) {
      testApp.events.on(name, async (_, event) => {
        heard.push([name, event]);
      });
    }
  });
  beforeEach(() => {
    heard.length = 0;
  });

  it('updates shop and person together, notifies once, and does nothing on a repeat [SHOP-30]', async () => {
    const { shop, retailer } = await makeShop(testApp);
    const customer = await testApp.signIn();
    const inTx = testApp.database.inTx;
    const isVerified = async () => (await retailer.get('/users/details/')).body.is_shop_verified;
    const changed = { shopId: shop.id, name: shop.name, isChanged: true };
    const unchanged = { ...changed, isChanged: false };

    expect(await inTx((tx) => restoreShop(tx, 7, shop.id))).toEqual(unchanged);
    expect(await isVerified()).toBe(false);
    expect(await inTx((tx) => verifyShop(tx, null, shop.id))).toEqual(changed);
    expect(await inTx((tx) => verifyShop(tx, null, shop.id))).toEqual(unchanged);
    expect(await isVerified()).toBe(true);
    expect((await retailer.get('/shops/update/')).body.is_verified).toBe(true);

    const suspension = { shopId: shop.id, reason: 'Short weight' };
    expect(await inTx((tx) => suspendShop(tx, 7, suspension))).toEqual(changed);
    expect(await inTx((tx) => suspendShop(tx, 7, suspension))).toEqual(unchanged);
    expect(await isVerified()).toBe(false);
    expect((await customer.get(`/shops/${shop.id}/`)).status).toBe(404);
    expect((await retailer.patch('/shops/update/', { is_open: true })).body.code).toBe('shop.not_verified');

    expect(await inTx((tx) => restoreShop(tx, 7, shop.id))).toEqual(changed);
    expect(await isVerified()).toBe(true);
    expect((await customer.get(`/shops/${shop.id}/`)).status).toBe(200);

    const about = { shopId: shop.id, retailerId: retailer.userId, cityId: shop.city.id };
    expect(heard).toEqual([
      ['shop.verified', { ...about, actorId: null, before: 'unverified', after: 'verified' }],
      [
        'shop.suspended',
        { ...about, actorId: 7, before: 'verified', after: 'suspended', reason: 'Short weight' },
      ],
      ['shop.restored', { ...about, actorId: 7, before: 'suspended', after: 'verified' }],
    ]);
  });

  it('verifies once for simultaneous calls [SHOP-30]', async () => {
    const { shop } = await makeShop(testApp);
    const changes = await Promise.all(
      [1, 2, 3, 4].map(() => testApp.database.inTx((tx) => verifyShop(tx, null, shop.id))),
    );
    expect(changes.filter(({ isChanged }) => isChanged)).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  it('answers not_found for an unknown shop', async () => {
    await expect(testApp.database.inTx((tx) => verifyShop(tx, null, 999_999))).rejects.toMatchObject({
      code: 'not_found',
      message: 'Shop 999999 does not exist.',
    });
  });
});
