// What 'Print' puts on paper: the list on A4, then one label 58 mm wide for each order.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, launchBrowser } from './support/people.ts';
import { visitsWith } from './support/visits.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The sizes of the printed pages, in whole mm. */
async function paperOf(page: Page): Promise<string[]> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const inMm = (points: string | undefined): number => Math.round((Number(points) / 72) * 25.4);
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${inMm(width)} × ${inMm(height)}`,
  );
}

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
