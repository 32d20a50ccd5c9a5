import * as goodsFiles from '@haat/contract/goods-files';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';

const changed = {
  line: 2,
  name: 'Tomato',
  fate: 'changed' as const,
  changes: ['price', 'is_sold_out'],
  error: null,
};
const counts = { new: 0, changed: 1, unchanged: 0, refused: 0 };
const file = new File(['id,price\n29,40'], 'goods.csv', { type: 'text/csv' });

test('a file first shows what it changes, then it is imported [PROD-58]', async () => {
  const api = fakeApi().on(goodsFiles.importGoods, { is_applied: false, counts, rows: [changed] });
  const { user } = openApp('/retailer/goods-file', { person: retailer, api });
  await user.upload(await screen.findByLabelText('Import a file'), file);
  expect(await screen.findByText('Line 2 · Tomato: price, sold out')).toBeVisible();
  api.on(goodsFiles.importGoods, { is_applied: true, counts, rows: [changed] });
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  expect(await screen.findByText('Imported')).toBeVisible();
});

test('a file with errors names them, and can not be imported [PROD-58]', async () => {
  const refused = { ...changed, fate: 'refused' as const, changes: [], error: 'price: “x” is not a price.' };
  const api = fakeApi().on(goodsFiles.importGoods, {
    is_applied: false,
    counts: { ...counts, changed: 0, refused: 1 },
    rows: [refused],
  });
  const { user } = openApp('/retailer/goods-file', { person: retailer, api });
  await user.upload(await screen.findByLabelText('Import a file'), file);
  expect(await screen.findByText('Line 2 · Tomato: price: “x” is not a price.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

test('a file that is too large is refused on the phone [PROD-58]', async () => {
  const { user } = openApp('/retailer/goods-file', { person: retailer, api: fakeApi() });
  const large = new File([new Uint8Array(9 * 1024 * 1024)], 'goods.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Import a file'), large);
  expect(await screen.findByText(/^The file is larger than 8 MB/)).toBeVisible();
});
