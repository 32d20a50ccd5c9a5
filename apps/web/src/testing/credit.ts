// A credit account of the demo village and its lines.
import type { CreditAccount, CreditEntry } from '@haat/contract/credit';

export const makeAccount = (parts: Partial<CreditAccount> = {}): CreditAccount => ({
  id: 61,
  shop: { id: 7, name: 'Amma Vegetables' },
  customer: { id: 1, name: 'Lakshmi Menon', number: '+919000000001' },
  limit: 2000,
  state: 'open',
  balance: 462,
  waiting: -200,
  left: 1538,
  is_paper: false,
  reminded_at: null,
  ...parts,
});

/** A payment that the customer told. */
export const makeLine = (parts: Partial<CreditEntry> = {}): CreditEntry => ({
  id: 902,
  at: '2026-11-23T09:05:40+05:30',
  kind: 'payment',
  order: null,
  amount: -200,
  state: 'waiting',
  by: 'customer',
  note: '',
  balance: 462,
  ...parts,
});
