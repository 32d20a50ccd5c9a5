import * as cash from '../cash.ts';
import * as sales from '../sales.ts';
import { type Documented, type Example, example } from './example.ts';
import { firstPage, id, listOf, shop } from './village.ts';

const party = { kind: 'shop', id: shop.id, name: shop.name } as const;
const at = '2026-11-21T18:40:00+05:30';

export const handOver: cash.HandOver = {
  id: 5,
  party,
  amount: 500,
  note: 'In the evening',
  state: 'waiting',
  reason: null,
  created_at: at,
};

const toShop: cash.ShopHandOver = {
  ...handOver,
  deliverer: { id: 3, name: 'Ravi Kumar', number: '+919000000003' },
};

const entry: cash.CashEntry = {
  id: 91,
  at,
  kind: 'order',
  order: 41,
  party,
  amount: 130.5,
  balance: 1240,
};

const which = { params: id(handOver.id) };
const reason = 'It was only ₹400';

export const summary: cash.DeliverySummary = {
  days: [
    { day: '2026-11-21', deliveries: 6, earned: 135, cash: 1240.5, km: 14.2 },
    { day: '2026-11-20', deliveries: 0, earned: 0, cash: 0, km: 0 },
  ],
};

const examples: readonly Example[] = [
  example(cash.getCash, {
    answer: {
      in_hand: 1240,
      held: 1240,
      owed: 0,
      parties: [{ party, balance: 1240, waiting: 500 }],
      hand_overs: [handOver],
    },
  }),
  example(cash.listCashEntries, { query: firstPage, answer: listOf(entry) }),
  example(cash.getSummary, { answer: summary }),
  example(cash.handOverCash, {
    body: { shop: shop.id, amount: handOver.amount, note: handOver.note },
    answer: handOver,
  }),
  example(cash.getShopCash, {
    answer: {
      to_come: 1240,
      deliverers: [{ ...toShop.deliverer, balance: 1240, waiting: 500 }],
      hand_overs: [toShop],
    },
  }),
  example(cash.confirmHandOver, { ...which, answer: { ...toShop, state: 'confirmed' } }),
  example(cash.disputeHandOver, {
    ...which,
    body: { reason },
    answer: { ...toShop, state: 'disputed', reason },
  }),
  example(sales.getSales, {
    query: { from: '2026-11-20', to: '2026-11-21' },
    answer: {
      from: '2026-11-20',
      to: '2026-11-21',
      totals: { orders: 8, goods: 1240, refused: 38, cash: 800, upi: 400, credit: 200, open: 0 },
      days: [
        { day: '2026-11-20', orders: 0, goods: 0 },
        { day: '2026-11-21', orders: 8, goods: 1240 },
      ],
      products: [
        {
          id: 4,
          name: 'Country tomato',
          local_name: null,
          is_loose: false,
          net_quantity: 1,
          unit: 'kg',
          quantity: 12,
          amount: 456,
        },
      ],
    },
  }),
];

export const cashDocs: Documented = { files: { cash, sales }, examples };
