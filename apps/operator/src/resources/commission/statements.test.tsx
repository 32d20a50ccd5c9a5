// Statements at the desk: what the service cost each shop, and what they paid.
import * as commission from '@haat/contract/operator/commission';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as download from '../../platform/download.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';

const statement: commission.ShopStatement = {
  shop: { id: 7, name: 'Amma Vegetables' },
  month: '2026-11',
  opening: -20,
  orders: 12,
  goods: 3120.5,
  commission: 124.82,
  paid: 100,
  closing: -44.82,
  entries: [],
};

function openStatements(...results: commission.ShopStatement[]) {
  const api = fakeApi();
  api.on(commission.listStatements, () => ({ count: results.length, results }));
  return { api, ...openDesk('/statements?month=2026-11', api) };
}

it('lists what each shop owes for a month, and downloads it [COMMISSION-9]', async () => {
  const save = vi.spyOn(download, 'saveFile').mockImplementation(() => undefined);
  const { api, user } = openStatements(statement);
  const row = (await screen.findByText('Amma Vegetables')).closest('tr, li') as HTMLElement; // the row or card
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(0, 7)).toEqual([
    'Amma Vegetables',
    '₹20',
    '12',
    '₹3,120.50',
    '₹124.82',
    '₹100',
    '₹44.82',
  ]);
  expect(api.asked(commission.listStatements)[0]?.query).toEqual({ month: '2026-11', limit: '100' });
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await expect.poll(() => save.mock.calls.map(([, name]) => name)).toEqual(['statements-2026-11.csv']);
  await user.selectOptions(screen.getByLabelText('Month'), 'October 2026');
  await expect
    .poll(() => api.asked(commission.listStatements).at(-1)?.query)
    .toMatchObject({ month: '2026-10' });
  vi.restoreAllMocks();
});

it('leaves out what is 0, and says when more shops are in the file [COMMISSION-9]', async () => {
  const api = fakeApi();
  const quiet = { ...statement, opening: 0, orders: 0, goods: 0, commission: 0, paid: 0, closing: 0 };
  api.on(commission.listStatements, () => ({ count: 214, results: [quiet] }));
  openDesk('/statements?month=2026-11', api);
  const row = (await screen.findByText('Amma Vegetables')).closest('tr, li') as HTMLElement; // the row or card
  const cells = within(row).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(0, 7)).toEqual([
    'Amma Vegetables',
    ...Array(5).fill(''),
    '₹0',
  ]);
  expect(screen.getByText('These are the first 1 of 214 shops. The file has all of them.')).toBeVisible();
});

it('enters a payment, filled with what is owed, and says why it was refused [COMMISSION-9]', async () => {
  const { api, user } = openStatements(statement);
  api.on(commission.addPayment, () => refuse('operator.own', { detail: 'Ask another operator to decide.' }));
  await user.click(await screen.findByRole('button', { name: 'Enter a payment: Amma Vegetables' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Amount in rupees');
  expect(amount).toHaveValue('44.82');
  await user.click(dialog.getByRole('button', { name: 'Enter payment' }));
  await dialog.findByText('Ask another operator to decide.');
  api.on(commission.addPayment, () => statement);
  await user.clear(amount);
  await user.type(amount, '40');
  await user.type(dialog.getByLabelText('Note (optional)'), 'By UPI');
  await user.click(dialog.getByRole('button', { name: 'Enter payment' }));
  await screen.findByText('Payment entered');
  expect(api.asked(commission.addPayment).at(-1)).toMatchObject({
    params: { id: '7' },
    body: { amount: 40, note: 'By UPI' },
  });
});

it('says when there are no shops [COMMISSION-9]', async () => {
  openStatements();
  await screen.findByText('No shops yet');
});
