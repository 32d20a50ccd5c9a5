// The operator's desk: a file from the device is checked and imported. Component and server tests prove the rest.
import * as catalogue from '@haat/contract/operator/catalogue';
import * as productTypes from '@haat/contract/operator/product-types';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { type Api, apiOf } from '../support/api.ts';
import { known } from '../support/new-people.ts';
import { closePages, demo, giveToken, launchBrowser, newPhone, tokenFor } from '../support/people.ts';

const kind = 'Vegetables';
const newProduct = 'Agathi leaves, 1 bunch';

let browser: Browser;
let token: string;
let desk: Api;
let changed: catalogue.CatalogueRecord;
beforeAll(async () => {
  browser = await launchBrowser();
  token = await tokenFor(demo.operator);
  desk = apiOf(token);
  const types = (await desk(productTypes.listProductTypes, { query: { search: kind } })).results;
  const type = known(
    types.find(({ name }) => name === kind),
    kind,
  ).id;
  changed = known((await desk(catalogue.listCatalogue, { query: { type, limit: 1 } })).results[0], 'product');
});
afterAll(async () => {
  await browser.close();
  const { results } = await desk(catalogue.listCatalogue, { query: { search: 'agathi' } });
  for (const { id } of results) await desk(catalogue.deleteCatalogueProduct, { params: { id } });
  const { id, price } = changed;
  const { version } = await desk(catalogue.getCatalogueProduct, { params: { id } });
  await desk(catalogue.updateCatalogueProduct, { params: { id }, body: { price, version } });
});

/** In a form that spreadsheets in India may use. */
function fileOf(lines: readonly (readonly string[])[]) {
  const all = [['name', 'type', 'description', 'price', 'tags'], ...lines];
  const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  const text = `\ufeff${all.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('')}`;
  return { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

const cellsOf = ({ name, description, tags }: catalogue.CatalogueRecord, price: number): string[] => [
  name,
  kind,
  description,
  String(price),
  tags.join(', '),
];

it('imports a real file on a phone [DESK-95]', async () => {
  const phone = await newPhone(browser);
  await giveToken(phone, token);
  const page = await phone.newPage();
  await page.goto('/operator/catalogue');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import products' }).waitFor();

  const price = changed.price + 2;
  const agathi = [newProduct, kind, 'Tender leaves for thoran.', '20', 'agathi, greens'];
  await page.locator('input[type=file]').setInputFiles(fileOf([cellsOf(changed, price), agathi]));
  const rows = page.getByRole('list', { name: 'Lines of the file' }).getByRole('listitem');
  await rows.filter({ hasText: `price ₹${changed.price} → ₹${price}` }).waitFor();
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await page.getByText('Imported: 1 new, 1 changed.').waitFor();
  await closePages(browser);
});
