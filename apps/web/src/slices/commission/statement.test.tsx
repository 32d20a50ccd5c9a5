import * as commission from '@haat/contract/commission';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';

const statement: commission.CommissionStatement = {
  month: '2026-11',
  opening: -20,
  orders: 1,
  goods: 110.5,
  commission: 4.42,
  paid: 20,
  closing: -4.42,
  entries: [
    {
      id: 14,
      at: '2026-11-21T18:20:00+05:30',
      kind: 'order',
      order: 41,
      goods: 110.5,
      percent: 4,
      amount: -4.42,
      note: '',
      balance: -24.42,
    },
    {
      id: 15,
      at: '2026-11-22T10:00:00+05:30',
      kind: 'payment',
      order: null,
      goods: null,
      percent: null,
      amount: 20,
      note: 'By UPI',
      balance: -4.42,
    },
  ],
};

test('shows what is owed, the sums and the lines of a month, and an earlier one [COMMISSION-10]', async () => {
  const api = fakeApi().on(commission.getStatement, statement);
  const { user } = openApp('/retailer/statement', { person: retailer, api });
  const shown = within(await screen.findByRole('region', { name: 'Statement of November 2026' }));
  expect(shown.getByText('You owe the operator ₹4.42')).toBeVisible();
  expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '₹110.50',
    '₹20',
    '₹4.42',
    '₹20',
    '₹4.42',
  ]);
  // To have paid isn't bad news.
  expect(shown.getByText('Paid').parentElement?.className).not.toMatch(/less/);
  const lines = within(shown.getByRole('list', { name: 'Lines' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Order #41 −₹4.42 21/11 18:20 · 4% of ₹110.50',
    'Paid to the operator ₹20 22/11 10:00 · By UPI',
  ]);
  await user.click(screen.getByRole('button', { name: 'Earlier month' }));
  await expect.poll(() => api.asked(commission.getStatement).at(-1)?.query).toEqual({ month: '2026-10' });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
});

test('says when nothing is owed, and what was paid ahead [COMMISSION-10]', async () => {
  const none = {
    ...statement,
    opening: 0,
    orders: 0,
    goods: 0,
    commission: 0,
    paid: 0,
    closing: 0,
    entries: [],
  };
  const api = fakeApi().on(commission.getStatement, none);
  const { user } = openApp('/retailer/statement', { person: retailer, api });
  expect(await screen.findByText('You owe the operator nothing')).toBeVisible();
  expect(screen.getByText('No lines in this month')).toBeVisible();
  api.on(commission.getStatement, { ...none, month: '2026-10', paid: 5, closing: 5 });
  await user.click(screen.getByRole('button', { name: 'Earlier month' }));
  expect(await screen.findByText('You paid ₹5 ahead')).toBeVisible();
});

test('opens from the profile [COMMISSION-10]', async () => {
  const api = fakeApi().on(commission.getStatement, statement);
  const { user, path } = openApp('/retailer/user', { person: retailer, api });
  await user.click(await screen.findByRole('link', { name: 'Statement' }));
  await expect.poll(path).toBe('/retailer/statement');
});
