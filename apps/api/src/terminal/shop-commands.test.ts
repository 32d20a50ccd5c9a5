// `cli-commands.test.ts` tests verify-shop.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from '../cli-commands.ts';
import { makeShop } from '../testing/shops.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { makeVillage, type Village } from '../testing/village.ts';

let testApp: TestApp;
let village: Village;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
});
afterAll(() => testApp.close());

const run = (...words: string[]): Promise<string> => readCommand(words)(testApp);

describe('suspend-shop and restore-shop', () => {
  it('hide and show the shop, and notify its retailer [TERM-6]', async () => {
    const { retailer, customer } = village;
    const id = String(retailer.shopId);
    const newest = async () => (await retailer.get('/users/notifications/?limit=1')).body;
    const { count } = await newest();

    const suspended = `Shop ${id} (Ammini Vegetables) is suspended.`;
    expect(await run('suspend-shop', id, 'Stale', 'vegetables')).toBe(suspended);
    expect((await customer.get(`/shops/${id}/`)).status).toBe(404);
    expect((await retailer.get('/shops/products-retailer/')).body.code).toBe('shop.not_verified');
    const told = await newest();
    expect(told.count).toBe(count + 1);
    expect(told.results[0]).toMatchObject({
      body: 'Ammini Vegetables is suspended: Stale vegetables',
      link: '/retailer/not-verified',
    });
    const again = `Shop ${id} (Ammini Vegetables) is already suspended.`;
    expect(await run('suspend-shop', id, 'Stale')).toBe(again);

    expect(await run('restore-shop', id)).toBe(`Shop ${id} (Ammini Vegetables) is no longer suspended.`);
    expect((await customer.get(`/shops/${id}/`)).status).toBe(200);
    expect((await retailer.get('/shops/products-retailer/')).status).toBe(200);
    expect((await newest()).results[0].link).toBe('/retailer/orders');
    expect(await run('restore-shop', id)).toBe(`Shop ${id} (Ammini Vegetables) was not suspended.`);
    expect((await newest()).count).toBe(count + 2);
  });

  it("don't verify a waiting shop [TERM-6]", async () => {
    const { retailer, shop } = await makeShop(testApp, { name: 'Pappadam Corner' });
    expect(await run('restore-shop', String(shop.id))).toContain('was not suspended');
    expect((await retailer.get('/shops/orders/')).body.code).toBe('shop.not_verified');
  });

  it('are refused for a shop that does not exist [TERM-6]', async () => {
    await expect(run('suspend-shop', '999999', 'Closed')).rejects.toThrow('Shop 999999 does not exist.');
    await expect(run('restore-shop', '999999')).rejects.toThrow('Shop 999999 does not exist.');
  });
});
