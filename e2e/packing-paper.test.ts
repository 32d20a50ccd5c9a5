// What 'Print' puts on paper: the list on A4, then one label 58 mm wide for each order.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paperOf } from './support/paper.ts';
import { demo, launchBrowser } from './support/people.ts';
import { visitsWith } from './support/visits.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(['en', 'hi', 'ml'] as const)(
  'the packing list in %s, without an empty page [PACKING-6]',
  async (language) => {
    const visits = visitsWith(browser);
    const page = await visits.open(demo.retailer, '/retailer/packing', language);
    const orders = page.getByRole('main').getByRole('switch');
    await orders.first().waitFor();
    const labels = Array.from({ length: await orders.count() }, () => '58 × 100');
    expect(await paperOf(page)).toEqual(['210 × 297', ...labels]);
    await visits.speakEnglish();
  },
);
