// The receipt of a completed order on paper.
import * as deliveries from '@haat/contract/deliveries';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, launchBrowser, openAs } from '../support/people.ts';
import { apiAs, orderAtTheDoor } from '../support/village.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('a print of a completed order has nothing but its receipt [PAY-63]', async () => {
  const { orderId, deliveryId } = await orderAtTheDoor(await apiAs('customer'));
  const deliverer = await apiAs('deliverer');
  await deliverer(deliveries.markCompleted, { params: { id: deliveryId }, body: { payment: 'Cash' } });
  const page = await openAs(browser, demo.customer, `/shops/order/${orderId}`);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  const others = [
    page.getByRole('link', { name: 'Call' }).first(),
    page.getByRole('button', { name: 'Share receipt' }),
    page.getByRole('navigation').first(),
  ];
  for (const part of [receipt, ...others]) await part.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await receipt.isVisible()).toBe(true);
  for (const part of others) expect(await part.isVisible()).toBe(false);
});
