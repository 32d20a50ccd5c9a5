import * as lists from '../lists.ts';
import { type Documented, type Example, example } from './example.ts';
import { order } from './orders.ts';
import { carrot, firstPage, home, id, lakshmi, listOf, shop, slot, slotId, tomato } from './village.ts';

const itemOf = (
  { id: product, name, local_name, price, is_loose, net_quantity, unit }: typeof tomato,
  quantity: number,
) => ({ product, name, local_name, quantity, price, is_loose, net_quantity, unit });

const sent: lists.ShoppingList = {
  id: 9,
  state: 'waiting',
  shop: { id: shop.id, name: shop.name },
  slot,
  text: 'Two kilos of tomatoes, and carrots for a thoran',
  files: [{ id: 63, kind: 'sound' }],
  pay_by: 'cash',
  fulfilment: 'delivery',
  created_at: '2026-11-21T10:12:04+05:30',
  expires_at: '2026-11-21T11:12:04+05:30',
  offer: null,
  refused: null,
  order: null,
};

const offered: lists.ShoppingList = {
  ...sent,
  state: 'offered',
  expires_at: '2026-11-21T11:20:00+05:30',
  offer: {
    items: [itemOf(tomato, 2), itemOf(carrot, 1)],
    amount: 130.5,
    note: 'The carrots are small today',
    expires_at: '2026-11-21T11:20:00+05:30',
  },
};

const { first_name, last_name, number } = lakshmi;

const asShop = (list: lists.ShoppingList): lists.ShopList => ({
  ...list,
  customer: { first_name, last_name, number },
  address: { address: home.address, landmark: home.landmark },
});

const examples: readonly Example[] = [
  example(lists.sendList, {
    body: { shop: shop.id, address: home.id, slot: slotId, text: sent.text, files: [63], pay_by: 'cash' },
    answer: sent,
  }),
  example(lists.customerLists, { query: firstPage, answer: listOf(offered) }),
  example(lists.customerList, { params: id(sent.id), answer: offered }),
  example(lists.agreeToList, {
    params: id(sent.id),
    body: { expected_amount: offered.offer?.amount ?? 0 },
    answer: {
      ...order,
      status: 'ACCEPTED',
      allowed_actions: [],
      events: [
        { at: order.created_at, status: 'INITIATED', text: 'Ordered by a list' },
        { at: order.created_at, status: 'ACCEPTED', text: 'The customer agreed to the shop’s offer' },
      ],
    },
  }),
  example(lists.cancelList, { params: id(sent.id), answer: { ...sent, state: 'cancelled' } }),
  example(lists.shopLists, { query: firstPage, answer: listOf(asShop(sent)) }),
  example(lists.shopList, { params: id(sent.id), answer: asShop(sent) }),
  example(lists.offerForList, {
    params: id(sent.id),
    body: {
      items: [
        { product: tomato.id, quantity: 2 },
        { product: carrot.id, quantity: 1 },
      ],
      note: 'The carrots are small today',
    },
    answer: asShop(offered),
  }),
  example(lists.refuseList, {
    params: id(sent.id),
    body: { reason: 'out_of_stock', note: 'No tomatoes today' },
    answer: asShop({
      ...sent,
      state: 'refused',
      refused: { reason: 'out_of_stock', note: 'No tomatoes today' },
    }),
  }),
];

export const listDocs: Documented = { files: { lists }, examples };
