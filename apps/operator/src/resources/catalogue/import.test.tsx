// The import of products from CSV: the check, the refusals, and all or nothing.
import * as catalogue from '@haat/contract/operator/catalogue';
import * as productTypes from '@haat/contract/operator/product-types';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { promiseToSettle } from '../../testing/promise-to-settle.ts';
import { fruit, jackfruit, spices } from '../../testing/records.ts';

const header = 'name,type,description,price,tags';
const csv = (content: BlobPart, name = 'goods.csv'): File => new File([content], name, { type: 'text/csv' });
const goods = csv(`${header}\r\nPapaya,Fruit,,40,\r\n`);

const row = (line: number, parts: Partial<catalogue.ImportRow> = {}): catalogue.ImportRow => ({
  line,
  fate: 'new',
  changes: [],
  error: null,
  name: `Product ${line}`,
  ...parts,
});

function reportOf(rows: readonly catalogue.ImportRow[], is_applied = false): catalogue.CatalogueImport {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { fate } of rows) counts[fate] += 1;
  return { is_applied, counts, rows: [...rows] };
}

async function openImport() {
  const api = fakeApi();
  api.on(productTypes.listProductTypes, () => ({ count: 2, results: [fruit, spices] }));
  api.on(catalogue.listCatalogue, () => ({ count: 1, results: [jackfruit] }));
  const { user } = openDesk('/catalogue', api);
  await user.click(await screen.findByRole('link', { name: 'Import' }));
  await screen.findByRole('heading', { level: 1, name: 'Import products' });
  const sent = () =>
    api.asked(catalogue.importCatalogue).map(({ body }) => (body as { dry_run: string }).dry_run); // a form's field
  const choose = (...files: File[]) =>
    user.upload(screen.getByLabelText(/^Choose a(nother| CSV) file$/, { selector: 'input' }), files);
  return { api, user, sent, choose };
}

const table = async () => within(await screen.findByRole('table', { name: 'Lines of the file' }));

const threeFates = [
  row(2),
  row(3, {
    fate: 'changed',
    changes: ['price', 'tags'],
    before: { price: 40, tags: '' },
    after: { price: 42.5, tags: 'ripe' },
  }),
  row(4, { fate: 'unchanged' }),
];

it('says what happens to each line before anything is changed, then imports [DESK-95]', async () => {
  const { api, user, sent, choose } = await openImport();
  api.on(catalogue.importCatalogue, () => reportOf(threeFates));
  await choose(goods);
  const lines = await table();
  expect(lines.getByText('price ₹40 → ₹42.50; tags nothing → ripe')).toBeVisible();
  expect(lines.getAllByRole('row')).toHaveLength(4);
  expect(sent()).toEqual(['true']);
  await user.click(screen.getByRole('button', { name: '1 Changed' }));
  expect((await table()).getAllByRole('row')).toHaveLength(2);
  api.on(catalogue.importCatalogue, () => reportOf(threeFates, true));
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await screen.findByText('Imported: 1 new, 1 changed.');
  expect(sent()).toEqual(['true', 'false']);
  // With a key, the server would keep the answer for a day. A check's answer is long and not needed again.
  const keys = api.asked(catalogue.importCatalogue).map(({ headers }) => headers.has('Idempotency-Key'));
  expect(keys).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
});

it('shows the refused lines first, and takes the corrected file [DESK-95]', async () => {
  const { api, choose } = await openImport();
  const error = 'There is no product type “Fruits”. Correct its name, or add the type first.';
  api.on(catalogue.importCatalogue, () => reportOf([row(2), row(3, { fate: 'refused', error })]));
  await choose(goods);
  expect((await table()).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText(error)).toBeVisible();
  expect(screen.getByText(/^1 line has an error, so nothing can be imported yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  api.on(catalogue.importCatalogue, () => reportOf([row(2), row(3)]));
  await choose(goods);
  await screen.findByRole('button', { name: 'Import 2 products' });
  expect(screen.queryByText(error)).toBeNull();
});

it('checks again when somebody has changed the catalogue since the check [DESK-95]', async () => {
  const { api, user, sent, choose } = await openImport();
  api.on(catalogue.importCatalogue, () => reportOf([row(2)]));
  await choose(goods);
  const detail = 'Nothing was imported, because 1 row has an error.';
  const refused = row(2, { fate: 'refused', error: 'There is no product type “Fruit”.' });
  api.on(
    catalogue.importCatalogue,
    ({ body }) =>
      (body as { dry_run: string }).dry_run === 'true'
        ? reportOf([refused])
        : refuse('import.refused', { detail }), // a form's field
  );
  await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
  await screen.findByText('There is no product type “Fruit”.');
  expect(screen.getByText(detail)).toBeVisible();
  expect(sent()).toEqual(['true', 'false', 'true']);
});

it('keeps the file when the server does not answer, and tries again', async () => {
  const { api, user, choose } = await openImport();
  api.on(catalogue.importCatalogue, () => refuse('unavailable', { detail: 'Too busy. Try again.' }));
  await choose(goods);
  await screen.findByText('Too busy. Try again.');
  expect(screen.getByText('goods.csv')).toBeVisible();
  api.on(catalogue.importCatalogue, () => reportOf([row(2)]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  api.on(catalogue.importCatalogue, () => refuse('unavailable', { detail: 'Too busy. Try again.' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 product' }));
  await screen.findByText('Too busy. Try again.');
  expect(screen.getByRole('button', { name: 'Import 1 product' })).toBeEnabled();
});

it('says how much of the file is sent, and imports once [DESK-96]', async () => {
  const { api, user, sent, choose } = await openImport();
  api.on(catalogue.importCatalogue, () => reportOf([row(2)]));
  await choose(goods);
  const answer = promiseToSettle<catalogue.CatalogueImport>();
  api.on(catalogue.importCatalogue, () => answer.promise);
  const button = await screen.findByRole('button', { name: 'Import 1 product' });
  await user.dblClick(button);
  const bar = await screen.findByRole('progressbar', { name: 'Sending the file…' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeDisabled();
  answer.resolve(reportOf([row(2)], true));
  await screen.findByText('Imported: 1 new, 0 changed.');
  expect(sent()).toEqual(['true', 'false']);
});

it('shows 10,000 lines in pages', async () => {
  const { api, user, choose } = await openImport();
  api.on(catalogue.importCatalogue, () => reportOf(Array.from({ length: 10_000 }, (_, at) => row(at + 2))));
  await choose(goods);
  expect((await table()).getAllByRole('row')).toHaveLength(51);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('51–100 of 10,000')).toBeVisible();
  expect((await table()).getByText('Product 52')).toBeVisible();
  expect((await table()).getAllByRole('row')).toHaveLength(51);
});

it.each([
  ['no line but the first', [], 'The file has only its first line. Add a line for each product.'],
  ['nothing new', [row(2, { fate: 'unchanged' })], /There is nothing to import\.$/],
])('offers no import for a file with %s', async (_, rows, sentence) => {
  const { api, choose } = await openImport();
  api.on(catalogue.importCatalogue, () => reportOf(rows));
  await choose(goods);
  await screen.findByText(sentence);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

const bytes = (...values: number[]): BlobPart => new Uint8Array(values);
const large = csv('x');
Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 });

it.each([
  [
    'a PNG named .csv',
    csv(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
    /^This is a picture, not a CSV file\. In the spreadsheet, save it as/,
  ],
  [
    'a spreadsheet',
    csv(bytes(0x50, 0x4b, 0x03, 0x04), 'goods.xlsx.csv'),
    /^This is a spreadsheet or an archive, not a CSV file\./,
  ],
  ['50 MB', large, 'The file has 50 MB. At most 8 MB can be imported. Import the products in parts.'],
  ['nothing', csv(''), 'The file is empty. Choose a CSV file with a line for each product.'],
  ['a byte order mark alone', csv('\ufeff\r\n'), /^The file is empty/],
  [
    'another header',
    csv('name,kind,description,price\r\nFig,Fruit,,9'),
    'The first line must name the columns name, type, description, price, tags. Missing: type, tags.',
  ],
  [
    'Windows-1252',
    csv(bytes(...[...`${header}\r\nCaf`].map((letter) => letter.charCodeAt(0)), 0xe9)),
    /^This file is not in UTF-8/,
  ],
  [
    'UTF-16',
    csv(bytes(...[...header].flatMap((letter) => [letter.charCodeAt(0), 0]))),
    /^This file is not in UTF-8/,
  ],
])('refuses %s with a sentence, without sending it [DESK-97]', async (_, file, sentence) => {
  const { sent, choose } = await openImport();
  await choose(file);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(sentence)).toBeVisible();
  expect(sent()).toEqual([]);
});

it('leaves a header with a line break in quotation marks to the server', async () => {
  const { api, sent, choose } = await openImport();
  api.on(catalogue.importCatalogue, () => reportOf([row(2)]));
  await choose(csv('id,"where\nfrom",name,type,description,price,tags\r\n1,x,Fig,Fruit,,9,'));
  await screen.findByRole('button', { name: 'Import 1 product' });
  expect(sent()).toEqual(['true']);
});
