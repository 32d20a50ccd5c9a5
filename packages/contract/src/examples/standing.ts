import * as standing from '../standing.ts';
import { type Documented, type Example, example } from './example.ts';
import { carrot, firstPage, home, id, listOf, shop, tomato } from './village.ts';

const soldBy = ({ is_loose, net_quantity, unit }: typeof tomato) => ({ is_loose, net_quantity, unit });

const itemOf = (product: typeof tomato, quantity: number) => ({
  product: product.id,
  name: product.name,
  local_name: product.local_name,
  quantity,
  price: product.price,
  ...soldBy(product),
});

const everyMorning: standing.StandingOrder = {
  id: 4,
  state: 'active',
  shop: { id: shop.id, name: shop.name },
  address: home.id,
  items: [itemOf(tomato, 1), itemOf(carrot, 2)],
  weekdays: [1, 2, 3, 4, 5, 6],
  time: '06:00',
  pay_by: 'credit',
  fulfilment: 'delivery',
  until: null,
  paused_until: null,
  skips: ['2026-12-25'],
  next: { day: '2026-11-23', amount: 127 },
  last_refusal: { day: '2026-11-20', code: 'product.out_of_stock' },
};

const { pay_by, weekdays, time } = everyMorning;

const examples: readonly Example[] = [
  example(standing.createStanding, {
    body: {
      shop: shop.id,
      address: home.id,
      items: everyMorning.items.map(({ product, quantity }) => ({ product, quantity })),
      weekdays,
      time,
      pay_by,
    },
    answer: everyMorning,
  }),
  example(standing.listStanding, { query: firstPage, answer: listOf(everyMorning) }),
  example(standing.getStanding, { params: id(everyMorning.id), answer: everyMorning }),
  example(standing.changeStanding, {
    params: id(everyMorning.id),
    body: { skips: ['2026-11-23', '2026-12-25'] },
    answer: {
      ...everyMorning,
      skips: ['2026-11-23', '2026-12-25'],
      next: { day: '2026-11-24', amount: 127 },
    },
  }),
  example(standing.endStanding, { params: id(everyMorning.id) }),
  example(standing.acceptStanding, {
    answer: { accepted: [101, 102], refused: [{ id: 103, code: 'order.cannot_accept' }] },
  }),
  example(standing.standingNeeds, {
    answer: {
      day: '2026-11-23',
      orders: 1,
      waiting: 0,
      goods: everyMorning.items.map(({ price: _, ...item }) => ({ ...item, orders: 1 })),
    },
  }),
];

export const standingDocs: Documented = { files: { standing }, examples };
