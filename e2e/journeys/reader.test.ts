// A reader's visit: the blog's home, an article and back, an attack by an article.
import * as blog from '@haat/contract/blog';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Api } from '../support/api.ts';
import { stopClock } from '../support/clock.ts';
import { createPerson, known } from '../support/new-people.ts';
import {
  closePages,
  desktop,
  launchBrowser,
  newPhone,
  phone as phoneScreen,
  signIn,
} from '../support/people.ts';
import { isLoaded } from '../support/pictures.ts';

const reader = { number: '9812300101', firstName: 'Asha', lastName: 'Kurian' };

let browser: Browser;
let phone: BrowserContext;
let api: Api;
beforeAll(async () => {
  browser = await launchBrowser();
  api = await createPerson(reader);
  phone = await newPhone(browser);
  await signIn(phone, reader.number);
});
afterEach(() => closePages(browser));
afterAll(() => browser.close());

async function open(path: string, context = phone): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

it('changes its banners every six seconds until they are stopped, above three categories in a row [BLOG-1, BLOG-2]', async () => {
  const context = await newPhone(browser, { reducedMotion: 'no-preference' });
  await signIn(context, reader.number);
  const { page, banners } = await openBanners(context);
  const { results } = await api(blog.listBanners);
  const first = await placeOf(banners);
  const after = (turns: number): number => (first + turns) % results.length;

  await page.clock.runFor(6_000);
  await expect.poll(() => placeOf(banners)).toBe(after(1));
  const shown = known(results[after(1)], 'banner').title;
  await expect.poll(() => isWithin(banners, shown)).toBe(true);

  await press(page, banners.getByRole('button', { name: 'Stop moving' }));
  await page.clock.runFor(60_000);
  expect(await placeOf(banners)).toBe(after(1));

  await press(page, banners.getByRole('button', { name: 'Start moving' }));
  await page.clock.runFor(5_999);
  expect(await placeOf(banners)).toBe(after(1));
  await page.clock.runFor(1);
  await expect.poll(() => placeOf(banners)).toBe(after(2));
  await expectThreeInARow(page);
});

/** Also on a desktop. */
async function expectThreeInARow(page: Page): Promise<void> {
  const tiles = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  const count = (await api(blog.listCategories)).results.length;
  expect(await tiles.count()).toBe(count);
  const rows = [3, 3, 3, 3].map((most, row) => Math.max(0, Math.min(most, count - 3 * row)));
  const filled = rows.filter((tilesInRow) => tilesInRow > 0);
  for (const size of [phoneScreen, desktop]) {
    await page.setViewportSize(size);
    // Tiles move while they appear.
    await expect.poll(() => rowsOf(tiles)).toEqual(filled);
  }
}

it('opens an article and returns to the same place in the list [APP-29, APP-33, BLOG-6]', async () => {
  const { results } = await api(blog.listArticles, { query: { limit: 100 } });
  const { id, title } = known(results.at(-2), 'article');
  const article = await api(blog.getArticle, { params: { id } });
  const page = await open('/blogs/search');
  const link = page.getByRole('link', { name: title, exact: true });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return link.count();
    })
    .toBe(1);
  await link.scrollIntoViewIfNeeded();
  const place = await restingPlace(page);
  expect(place).toBeGreaterThan(1_000);

  await link.click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  const main = page.getByRole('main');
  await main.getByText(article.category.name, { exact: true }).waitFor();
  await main.getByText(`${article.read_time} min read`, { exact: true }).waitFor();
  await expect.poll(() => main.locator('img').first().evaluate(isLoaded)).toBe(true);
  expect(await main.getByRole('paragraph').count()).toBeGreaterThan(2);
  expect(await main.textContent()).not.toContain('<');

  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/blogs/search');
  await link.waitFor();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
});

it('runs no script of an article [BLOG-12]', async () => {
  const attack = `<img src="/nothing" alt="" onerror="document.title = 'taken over'">`;
  const { results } = await api(blog.listArticles);
  const { id } = known(results[0], 'article');
  const page = await phone.newPage();
  // Simulates a failure of the server's sanitizer, which normally removes such elements.
  await page.route(`**/api/blog/articles/${id}/`, async (route) => {
    const article = await (await route.fetch()).json();
    await route.fulfill({ json: { ...article, body: `<p>Read on</p>${attack}` } });
  });
  await page.goto(`/blogs/${id}`);
  await page.getByText('Read on', { exact: true }).waitFor();
  expect(await page.getByRole('main').locator('[onerror]').count()).toBe(0);
  // The browser doesn't run what the page's own sanitizer would let through.
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), attack);
  await refused;
  expect(await page.title()).not.toBe('taken over');
});

/** Where the page stays: rows that are measured late move it. */
const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let place = window.scrollY;
    for (let same = 0; same < 8; ) {
      await new Promise(requestAnimationFrame);
      same = window.scrollY === place ? same + 1 : 0;
      place = window.scrollY;
    }
    return place;
  });

/** Opens the blog's home with visible banners and a stopped clock. */
async function openBanners(context: BrowserContext): Promise<{ page: Page; banners: Locator }> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/blogs');
  const banners = page.getByRole('region', { name: 'Banners' });
  await banners.getByRole('link').first().waitFor();
  await stopClock(page);
  return { page, banners };
}

/** The index of the active dot. */
const placeOf = (banners: Locator): Promise<number> =>
  banners
    .locator('[aria-hidden] > span')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('data-here')));

const isWithin = (banners: Locator, title: string): Promise<boolean> =>
  banners.getByRole('link', { name: title, exact: true }).evaluate((link) => {
    const { left, right } = link.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  });

/** Moves pointer and focus away afterwards, because the banners pause under them. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** The number of tiles in each row. */
async function rowsOf(tiles: Locator): Promise<number[]> {
  const tops = await tiles.evaluateAll((all) =>
    all.map((tile) => Math.round(tile.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}
