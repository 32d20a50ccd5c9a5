// Lists, as both sides see them.
import type * as lists from '@haat/contract/lists';
import { amma, tomato } from './market.ts';

export const slotOfList = { start: '2026-11-22T17:00:00+05:30', end: '2026-11-22T19:00:00+05:30' };

export const sentList: lists.ShoppingList = {
  id: 9,
  state: 'waiting',
  shop: { id: amma.id, name: amma.name },
  slot: slotOfList,
  text: 'Two kilos of tomatoes',
  files: [],
  pay_by: 'cash',
  fulfilment: 'delivery',
  created_at: '2026-11-21T10:12:04+05:30',
  expires_at: '2026-11-21T11:12:04+05:30',
  offer: null,
  refused: null,
  order: null,
};

const { id: product, name, local_name, price, is_loose, net_quantity, unit } = tomato;

export const offeredList: lists.ShoppingList = {
  ...sentList,
  state: 'offered',
  offer: {
    items: [{ product, name, local_name, quantity: 2, price, is_loose, net_quantity, unit }],
    amount: 96,
    note: 'Small ones today',
    expires_at: sentList.expires_at,
  },
};

export const asShop = (list: lists.ShoppingList): lists.ShopList => ({
  ...list,
  customer: { first_name: 'Lakshmi', last_name: 'Menon', number: '+919000000001' },
  address: { address: 'Puthen House', landmark: null },
});
