// The map and its tiles follow the phone's dark theme. The tiles are bright pictures from another server.
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson } from './support/new-people.ts';
import { launchBrowser, openAs } from './support/people.ts';

const person = { number: '9812300622', firstName: 'Beena', lastName: 'Jose' };

let browser: Browser;
let tile: Buffer;
beforeAll(async () => {
  browser = await launchBrowser();
  await createPerson(person);
  // The colour of land on OpenStreetMap's tiles.
  tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#f2efe9' } })
    .png()
    .toBuffer();
});
afterAll(() => browser.close());

/** The brightness of the map's middle, without its pin and its buttons: 0 is black, 255 white. */
async function brightnessOf(colorScheme: 'light' | 'dark'): Promise<number> {
  const page = await openAs(browser, person.number, '/blogs', { colorScheme });
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tile }),
  );
  await page.goto('/shops/address/add');
  const map = page.getByRole('region', { name: 'Map' });
  await map.getByRole('button', { name: 'Location' }).waitFor();
  await map.locator('.leaflet-tile-loaded').first().waitFor();
  // Tiles fade in.
  await expect
    .poll(() =>
      map
        .locator('.leaflet-tile')
        .first()
        .evaluate((img) => getComputedStyle(img).opacity),
    )
    .toBe('1');
  const picture = sharp(await map.screenshot());
  const { width = 0, height = 0 } = await picture.metadata();
  const area = { left: Math.round(width * 0.6), top: Math.round(height * 0.2), width: 60, height: 40 };
  const { channels } = await sharp(await picture.extract(area).toBuffer()).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
}

it('a map is dark in the dark theme and bright in the other [MAP-9]', async () => {
  expect(await brightnessOf('dark')).toBeLessThan(70);
  expect(await brightnessOf('light')).toBeGreaterThan(200);
});
