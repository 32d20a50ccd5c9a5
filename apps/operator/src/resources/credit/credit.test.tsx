import * as credit from '@haat/contract/operator/credit';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';

const record: credit.CreditRecord = {
  id: 61,
  shop: { id: 7, name: 'Joseph Stores' },
  customer: { id: 1, name: 'Lakshmi Menon', number: '+91******0001' },
  limit: 2000,
  state: 'open',
  balance: 1462.5,
  waiting: -200,
  left: 538,
  is_paper: false,
  reminded_at: null,
};

it('lists what customers owe to shops [CREDIT-26]', async () => {
  const api = fakeApi();
  const gone = { ...record, id: 62, customer: { id: 2, name: '', number: '' }, state: 'closed' } as const;
  api.on(credit.listCredit, () => ({ count: 2, results: [record, gone] }));
  openDesk('/credit', api);
  expect(await screen.findByText('Lakshmi Menon +91******0001')).toBeVisible();
  expect(screen.getAllByText('₹1,462.50')[0]).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Joseph Stores' })[0]).toBeVisible();
  expect(screen.getAllByText('Open')[0]).toBeVisible();
  expect(screen.getByText('Deleted person')).toBeVisible();
});
