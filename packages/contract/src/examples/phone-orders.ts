import * as again from '../orders-again.ts';
import * as phoneOrders from '../phone-orders.ts';
import { filledCart } from './cart.ts';
import { type Documented, type Example, example } from './example.ts';
import { order } from './orders.ts';
import { carrot, firstPage, home, id, listOf, shop, slot, slotId, tomato } from './village.ts';

const started: phoneOrders.StartedPhoneOrder = {
  id: 12,
  state: 'waiting',
  amount: order.amount,
  expires_at: '2026-11-21T10:42:04+05:30',
};

const { number, receiver: name, address, landmark, latitude, longitude, has_pin } = home;

const soldBy = ({ is_loose, net_quantity, unit }: typeof tomato) => ({ is_loose, net_quantity, unit });

const itemOf = (product: typeof tomato) => ({
  product: product.id,
  name: product.name,
  local_name: product.local_name,
  price: product.price,
  ...soldBy(product),
});

const waiting: phoneOrders.PhoneOrder = {
  ...started,
  number,
  name,
  slot,
  pay_by: 'cash',
  fulfilment: 'delivery',
  items: [
    { ...itemOf(tomato), quantity: 2 },
    { ...itemOf(carrot), quantity: 1 },
  ],
};

const confirmed: typeof order = {
  ...order,
  status: 'ACCEPTED',
  allowed_actions: [],
  events: [
    { at: order.created_at, status: 'INITIATED', text: 'Ordered by telephone' },
    { at: order.created_at, status: 'ACCEPTED', text: `${shop.name} accepted` },
  ],
};

const examples: readonly Example[] = [
  example(phoneOrders.startPhoneOrder, {
    body: {
      number,
      name,
      address: { address: 'Puthen House\nTemple Road', landmark: 'Near the well', latitude, longitude },
      items: waiting.items.map(({ product, quantity }) => ({ product, quantity })),
      slot: slotId,
      pay_by: 'cash',
    },
    answer: started,
  }),
  example(phoneOrders.findPhoneCustomer, {
    query: { number },
    answer: { name, address: { address, landmark, latitude, longitude, has_pin } },
  }),
  example(phoneOrders.listPhoneOrders, { query: firstPage, answer: listOf(waiting) }),
  example(phoneOrders.confirmPhoneOrder, {
    params: id(started.id),
    body: { code: '4711' },
    answer: confirmed,
  }),
  example(again.orderAgain, {
    params: id(order.id),
    answer: {
      cart: filledCart,
      missing: [
        { name: carrot.name, local_name: carrot.local_name, ...soldBy(carrot), wanted: 2, available: 1 },
      ],
    },
  }),
  example(again.boughtBefore, {
    params: id(shop.id),
    query: firstPage,
    answer: listOf(tomato, carrot),
  }),
];

export const phoneOrderDocs: Documented = { files: { phoneOrders, again }, examples };
