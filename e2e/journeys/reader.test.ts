// A reader's visit: the blog's home, search, an article and back, the profile, logout.
import * as blog from '@haat/contract/blog';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Api, apiOf } from '../support/api.ts';
import { stopClock } from '../support/clock.ts';
import { createPerson, known } from '../support/new-people.ts';
import { closePages, desktop, launchBrowser, newPhone, signIn, tokenFor } from '../support/people.ts';
import { isLoaded } from '../support/pictures.ts';

const reader = { number: '9812300101', firstName: 'Asha', lastName: 'Kurian' };
const anotherReader = { number: '9812300102', firstName: 'Babu', lastName: 'Joseph' };

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

it('changes its banners every six seconds until they are stopped [BLOG-2]', async () => {
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
});

it('keeps its banners still with reduced motion; each opens its target [LOOK-6]', async () => {
  const { page, banners } = await openBanners(phone);
  await page.clock.runFor(60_000);
  expect(await placeOf(banners)).toBe(0);
  expect(await banners.getByRole('button').count()).toBe(0);

  await page.clock.resume();
  const { results } = await api(blog.listBanners);
  expect(results.length).toBeGreaterThanOrEqual(3);
  for (const { title, link } of results) {
    expect(await banners.getByRole('link', { name: title, exact: true }).getAttribute('href')).toBe(link);
  }
  const toShop = known(
    results.find(({ link }) => link.startsWith('/shops/')),
    'banner of a shop',
  );
  await banners.getByRole('link', { name: toShop.title, exact: true }).click();
  await page.waitForURL(`**${toShop.link}`);
});

it('shows pinned articles, and the categories three in a row [BLOG-1]', async () => {
  const page = await open('/blogs');
  const pinned = await api(blog.listArticles, { query: { is_pinned: '1' } });
  const links = page.getByRole('region', { name: 'Pinned' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.allTextContents()).toEqual(pinned.results.map(({ title }) => title));

  const tiles = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  const { results } = await api(blog.listCategories);
  expect(await tiles.allTextContents()).toEqual(results.map(({ name }) => name));
  const rows = [3, 3, 3, 3].map((most, row) => Math.max(0, Math.min(most, results.length - 3 * row)));
  expect(await rowsOf(tiles)).toEqual(rows.filter((count) => count > 0));
  await page.setViewportSize(desktop);
  expect(await rowsOf(tiles)).toEqual(rows.filter((count) => count > 0));
});

it('searches by category, without a term and by word [BLOG-4, BLOG-5]', async () => {
  const page = await open('/blogs');
  await page.getByRole('list', { name: 'Categories' }).getByRole('link', { name: 'Recipes' }).click();
  await page.waitForURL('**/blogs/search');
  const box = page.getByRole('searchbox');
  expect(await box.inputValue()).toBe('Recipes');
  await expectFound(page, 'Results', 'Recipes');

  await box.fill('');
  await expectFound(page, 'Most Viewed', '');

  await box.fill('semi-final');
  await page.getByRole('heading', { name: 'Most Viewed' }).waitFor();
  await box.press('Enter');
  await expectFound(page, 'Results', 'semi-final');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectFound(page, 'Most Viewed', '');
});

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
  const place = await page.evaluate(() => window.scrollY);
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

it('counts each reader once a day [BLOG-10]', async () => {
  const { results } = await api(blog.listArticles);
  const { id, views } = known(results.at(-1), 'article');
  const page = await phone.newPage();
  const viewsSeen = async (): Promise<number> => {
    const answered = page.waitForResponse(`**/api/blog/articles/${id}/`);
    await page.goto(`/blogs/${id}`);
    return ((await (await answered).json()) as blog.Article).views; // the contract's shape
  };
  expect(await viewsSeen()).toBe(views + 1);
  expect(await viewsSeen()).toBe(views + 1);
  const another = await createPerson(anotherReader);
  expect((await another(blog.getArticle, { params: { id } })).views).toBe(views + 2);
});

it('leaves nothing of the person after Logout [SIGN-13]', async () => {
  const context = await newPhone(browser);
  const page = await open('/auth/login', context);
  const token = await tokenFor(reader.number);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/blogs');
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await page.waitForURL('**/blogs/search');
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
  await page.getByText('AK', { exact: true }).waitFor();
  await page.getByText('Asha Kurian', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/auth/login');
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  await expect.poll(() => apiOf(token)(blog.listBanners).catch(String)).toContain('401');
  for (const _ of ['search', 'home', 'sign-in']) {
    await page.goBack();
    await page.waitForURL('**/auth/login');
    await page.getByLabel('Phone number').waitFor();
    expect(await page.locator('body').textContent()).not.toMatch(/Asha|Kurian|9812300101/);
  }
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

/** Expects the heading and the server's results in order. */
async function expectFound(page: Page, heading: string, search: string): Promise<void> {
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  const { results } = await api(blog.listArticles, { query: { search, limit: 10 } });
  const links = page.getByRole('list', { name: heading }).getByRole('link');
  const titles = results.map(({ title }) => title);
  await expect.poll(() => links.allTextContents()).toEqual(titles);
}
