// Cash in hand of the demo village.
import type { CashEntry, CashInHand, HandOver, ShopCash, ShopHandOver } from '@haat/contract/cash';

const party = { kind: 'shop', id: 7, name: 'Amma Vegetables' } as const;

export const makeHandOver = (parts: Partial<HandOver> = {}): HandOver => ({
  id: 5,
  party,
  amount: 500,
  note: 'With Ammini',
  state: 'waiting',
  reason: null,
  created_at: '2026-11-21T18:40:00+05:30',
  ...parts,
});

export const makeCash = (parts: Partial<CashInHand> = {}): CashInHand => ({
  in_hand: 1240,
  held: 1240,
  owed: 0,
  parties: [{ party, balance: 1240, waiting: 500 }],
  hand_overs: [makeHandOver()],
  ...parts,
});

export const makeEntry = (parts: Partial<CashEntry> = {}): CashEntry => ({
  id: 91,
  at: '2026-11-21T18:10:00+05:30',
  kind: 'order',
  order: 1042,
  party,
  amount: 214,
  balance: 1240,
  ...parts,
});

const ravi = { id: 3, name: 'Ravi Kumar', number: '+919000000003' };

export const makeShopHandOver = (parts: Partial<ShopHandOver> = {}): ShopHandOver => ({
  ...makeHandOver(),
  deliverer: ravi,
  ...parts,
});

export const makeShopCash = (parts: Partial<ShopCash> = {}): ShopCash => ({
  to_come: 3100,
  deliverers: [{ ...ravi, balance: 3100, waiting: 500 }],
  hand_overs: [makeShopHandOver()],
  ...parts,
});
