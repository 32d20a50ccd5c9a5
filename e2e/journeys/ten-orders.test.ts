// Ten orders of one slot: accepted, fetched, packed one by one, and printed.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { createPerson, known, openShop, stock } from '../support/new-people.ts';
import { paperOf } from '../support/paper.ts';
import { launchBrowser, openAs } from '../support/people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const shopNumber = '9812300411';

/** A person may have five orders that no shop has answered. */
async function orderFive(customer: Api, productId: number): Promise<number[]> {
  const address = known((await customer(addresses.listAddresses)).results[0], 'address').id;
  const slots = (await customer(orders.getSlots)).results;
  const slot = known(
    slots.find(({ left }) => left >= 10),
    'slot with ten places',
  ).id;
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    await customer(cart.addToCart, { body: { product_id: productId, address_id: address } });
    ids.push((await customer(orders.checkout, { body: { slot } })).id);
  }
  return ids;
}

it('ten orders are packed from one sheet and printed with a label each [PACKING-6]', async () => {
  const shop = await openShop(
    { number: shopNumber, firstName: 'Rosamma', lastName: 'Kurian' },
    'Rosamma Stores',
  );
  const { id: product } = await stock(shop, 50);
  for (const [number, firstName] of [
    ['9812300412', 'Anitha'],
    ['9812300413', 'Biju'],
  ] as const) {
    const customer = await createPerson({ number, firstName, lastName: 'Jose' });
    for (const id of await orderFive(customer, product))
      await shop.api(orders.acceptOrder, { params: { id } });
  }
  const page = await openAs(browser, shopNumber, '/retailer/orders');
  await page.getByRole('link', { name: 'Pack 10' }).click();
  await page.getByText('0 of 10 packed').waitFor();
  await page.getByRole('region', { name: 'Goods to fetch' }).getByRole('checkbox').check();
  const packed = page.getByRole('region', { name: 'Orders to pack' }).getByRole('switch', { name: 'Packed' });
  await expect.poll(() => packed.count()).toBe(10);
  for (const one of await packed.all()) await one.check();
  await page.getByText('10 of 10 packed').waitFor();
  await page.reload();
  await page.getByText('10 of 10 packed').waitFor();
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
  const sheets = await paperOf(page);
  expect(sheets.filter((size) => size === '58 × 100')).toHaveLength(10);
  expect(sheets.filter((size) => size === '210 × 297').length).toBe(sheets.length - 10);
});
