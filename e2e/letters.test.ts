// Loads fonts for Hindi and Malayalam only when such letters are shown, and only when the device has none.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, newPhone } from './support/people.ts';
import { chooseLanguage } from './support/reader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const families = { hi: 'Noto Sans Devanagari', ml: 'Noto Sans Malayalam' } as const;

const names = { hi: 'लक्ष्मी', ml: 'ലക്ഷ്മി' } as const;

it.each(['hi', 'ml'] as const)(
  'a device that cannot draw %s loads a font for it [WORDS-9]',
  async (language) => {
    const { page } = await openDevice('boxes');
    await chooseLanguage(page, language);
    await expect.poll(() => loadedFamilies(page)).toContain(families[language]);
  },
);

it.each(['hi', 'ml'] as const)(
  'a device that cannot draw %s loads a font for a name on an English page, and no other [WORDS-9]',
  async (language) => {
    const { page, fonts } = await openDevice('boxes');
    expect(fonts).toEqual([]);
    await page.evaluate((name) => document.querySelector('h1')?.append(name), names[language]);
    await expect.poll(() => loadedFamilies(page)).toContain(families[language]);
    const others = Object.values(families).filter((family) => family !== families[language]);
    expect(await loadedFamilies(page)).not.toContain(others[0]);
  },
);

it('a device that can draw them loads no font for them [WORDS-9]', async () => {
  const { page, fonts } = await openDevice('letters');
  for (const language of ['hi', 'ml', 'en'] as const) await chooseLanguage(page, language);
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
});

it('the desk has fonts for names of goods in both scripts [WORDS-10]', async () => {
  const page = await (await newPhone(browser)).newPage();
  await page.goto('/operator/');
  await page.getByRole('button', { name: 'Request code' }).waitFor();
  const fonts = page.evaluate(() =>
    [...document.fonts].map(({ family, unicodeRange }) => `${family} ${unicodeRange}`),
  );
  const of = (family: string) => expect.stringMatching(new RegExp(`${family}.*U\\+0?[9d]00`, 'i'));
  expect(await fonts).toEqual(expect.arrayContaining(Object.values(families).map(of)));
});

/** The support page in English, on a device that either joins letters or shows boxes side by side. */
async function openDevice(draws: 'letters' | 'boxes'): Promise<{ page: Page; fonts: string[] }> {
  const page = await (await newPhone(browser)).newPage();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/noto-sans-.*\.woff2/.test(request.url())) fonts.push(request.url());
  });
  await page.addInitScript((areJoined) => {
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: areJoined ? 10 : 10 * [...text].length }) as TextMetrics; // the width alone is read
  }, draws === 'letters');
  await page.goto('/support');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, fonts };
}

const loadedFamilies = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ status, family }) =>
      status === 'loaded' ? [family.replaceAll('"', '')] : [],
    ),
  );
