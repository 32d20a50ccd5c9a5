// The operator's desk: the operator writes and previews an article with pictures, and a customer reads it as previewed.
import { randomBytes } from 'node:crypto';
import { limits } from '@haat/contract/limits';
import * as articles from '@haat/contract/operator/articles';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiOf } from '../support/api.ts';
import { closePages, demo, desktop, launchBrowser, openAs, tokenFor } from '../support/people.ts';
import { isLoaded } from '../support/pictures.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  const api = apiOf(await tokenFor(demo.operator));
  const { results } = await api(articles.listArticles, { query: { search: title } });
  for (const { id } of results) await api(articles.deleteArticle, { params: { id } });
});

const title = 'Bring your own cup to the tea stall';
const shows = 'Steel cups on a wooden counter';

async function drawing() {
  const create = { width: 1600, height: 900, channels: 3 as const, background: '#e9c46a' };
  return { name: 'cups.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** As large as a phone's camera makes them, and larger than the server accepts. */
async function photo() {
  const size = { width: 2400, height: 1350, channels: 3 as const };
  const grain = randomBytes(size.width * size.height * size.channels);
  const buffer = await sharp(grain, { raw: size }).blur(1.2).jpeg({ quality: 95 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(limits.imageBytes);
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

async function writeText(desk: Page): Promise<void> {
  await desk.getByRole('textbox', { name: 'Text' }).click();
  await desk.getByLabel('Style').selectOption('Heading');
  await desk.keyboard.type('From Monday');
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('Tea costs ');
  await desk.keyboard.press('Control+b');
  await desk.keyboard.type('two rupees less');
  await desk.keyboard.press('Control+b');
  await desk.keyboard.type(' in your own cup.');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'List', exact: true }).click();
  await desk.keyboard.type('Steel or clay');
}

async function addPicture(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByLabel('Picture file').setInputFiles(await drawing());
  await dialog.getByLabel('Description').fill(shows);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The typography and spacing of a part of the article. */
const lookOf = (part: Locator) =>
  part.evaluate((element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const names = [
      'fontSize',
      'fontWeight',
      'lineHeight',
      'color',
      'marginTop',
      'marginBottom',
      'borderRadius',
    ];
    const values = names.map((name) => style[name as keyof CSSStyleDeclaration]); // the names above are names of styles
    return [Math.round(width), Math.round(height), ...values];
  });

const partsOf = (article: Locator) => ({
  cover: article.locator('img').first(),
  category: article.getByText('Notices', { exact: true }),
  title: article.getByText(title, { exact: true }),
  heading: article.getByRole('heading', { name: 'From Monday' }),
  paragraph: article.getByText('in your own cup.'),
  words: article.locator('strong'),
  item: article.getByRole('listitem'),
  picture: article.getByRole('img', { name: shows }),
});

async function looksOf(article: Locator): Promise<object> {
  const looks = Object.entries(partsOf(article)).map(async ([name, part]) => [name, await lookOf(part)]);
  return Object.fromEntries(await Promise.all(looks));
}

it('writes an article with pictures, and a customer reads it as previewed [DESK-100, DESK-102, DESK-104]', async () => {
  const desk = await openAs(browser, demo.operator, '/operator/articles', {
    viewport: desktop,
    without: 'newer built-ins',
  });
  await desk.getByRole('link', { name: 'Write an article' }).click();
  await desk.getByRole('textbox', { name: 'Title' }).fill(title);
  await desk.getByLabel('Category').selectOption('Notices');
  const cover = desk.getByRole('group', { name: 'Cover' });
  await cover.getByLabel('Picture file').setInputFiles(await photo());
  await cover.getByRole('button', { name: 'Remove' }).waitFor();
  await writeText(desk);
  await addPicture(desk);
  const preview = desk.getByRole('region', { name: 'Preview of the article' });
  await expect.poll(() => partsOf(preview).picture.evaluate(isLoaded)).toBe(true);
  await expect.poll(() => partsOf(preview).cover.evaluate(isLoaded)).toBe(true);
  const previewed = await looksOf(preview);
  await desk.getByRole('radio', { name: 'Publish when I save' }).check();
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Article saved').waitFor();

  const reader = await openAs(browser, demo.customer, '/blogs/search');
  await reader.getByRole('searchbox').fill('own cup');
  await reader.getByRole('searchbox').press('Enter');
  await reader.getByRole('link', { name: title }).click();
  const article = reader.getByRole('article');
  await article.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(() => partsOf(article).picture.evaluate(isLoaded)).toBe(true);
  await expect.poll(() => partsOf(article).cover.evaluate(isLoaded)).toBe(true);
  expect(await looksOf(article)).toEqual(previewed);
  await closePages(browser);
});
