import * as orders from '../orders.ts';
import * as packing from '../packing.ts';
import type { Payment } from '../payment-shapes.ts';
import * as payments from '../payments.ts';
import type { Proposal } from '../proposal-shapes.ts';
import * as proposals from '../proposals.ts';
import * as refunds from '../refunds.ts';
import { type Documented, type Example, example } from './example.ts';
import { carrot, firstPage, home, id, lakshmi, listOf, shop, slot, slotId, tomato } from './village.ts';

const placedAt = '2026-11-21T10:12:04+05:30';
const placed = { at: placedAt, status: 'INITIATED', text: 'Order placed' } as const;
const accepted = {
  at: '2026-11-21T10:15:31+05:30',
  status: 'ACCEPTED',
  text: 'Amma Vegetables accepted',
} as const;

const lineOf = (
  lineId: number,
  { id: productId, name, local_name, cover, price, is_loose, net_quantity, unit }: typeof tomato,
  quantity: number,
) => ({
  id: lineId,
  product: { id: productId, name, local_name, cover },
  quantity,
  price,
  is_loose,
  net_quantity,
  unit,
  amount: price * quantity,
  weighed: null,
});

const { receiver, number, address, latitude, longitude, has_pin, landmark, photo, voice_note } = home;

export const addressOfOrder = {
  receiver,
  number,
  address,
  latitude,
  longitude,
  has_pin,
  landmark,
  photo,
  voice_note,
};

export const order: orders.Order = {
  id: 1042,
  status: 'INITIATED',
  slot,
  amount: 130.5,
  price: 110.5,
  delivery_cost: 20,
  shop_name: shop.name,
  shop_number: shop.shopkeepr_phone,
  shop_cover: { cover: shop.cover ?? '' },
  deliverer: null,
  created_at: placedAt,
  packed_at: null,
  standing: null,
  fulfilment: 'delivery',
  ready_at: null,
  items: [lineOf(91, tomato, 2), lineOf(92, carrot, 1)],
  additional_details: 'Ring twice',
  rejected_items: [],
  left_out: [],
  payment: null,
  pay_by: 'cash',
  payments: [],
  refunds: [],
  due: 130.5,
  rounding: 0,
  upi: null,
  if_missing: 'ask',
  proposal: null,
  is_unanswered: false,
  failed_delivery: null,
  proof: null,
  ended: null,
  shop: {
    id: shop.id,
    name: shop.name,
    address: shop.address,
    latitude: shop.latitude,
    longitude: shop.longitude,
  },
  address: addressOfOrder,
  delivery_code: null,
  code_rule: null,
  allowed_actions: ['cancel'],
  events: [placed],
};

const ravi = { first_name: 'Ravi', last_name: 'Kumar', number: '+919000000003' };

const upi = {
  id: 'amma.vegetables@upi',
  name: shop.name,
  amount: 92.5,
  link: 'upi://pay?pa=amma.vegetables@upi&pn=Amma%20Vegetables&am=92.50&cu=INR&tn=Order%201042',
};

const { is_loose, net_quantity, unit } = tomato;
const pack = { is_loose, net_quantity, unit };

const verified: orders.Order = {
  ...order,
  status: 'VERIFIED',
  deliverer: ravi,
  amount: 92.5,
  price: 72.5,
  items: [lineOf(91, tomato, 1), lineOf(92, carrot, 1)],
  rejected_items: [{ name: tomato.name, local_name: null, ...pack, quantity: 1, reason: 'spoilt' }],
  due: 92.5,
  upi,
  allowed_actions: [],
  events: [
    placed,
    accepted,
    {
      at: '2026-11-21T17:48:10+05:30',
      status: 'VERIFIED',
      text: 'Checked at the door. Refused: Country tomato, 1 kg: 1 (spoilt)',
    },
  ],
};

export const claim: Payment = {
  id: 205,
  method: 'upi',
  amount: 92.5,
  received: null,
  change: null,
  reference: '4711',
  state: 'claimed',
  by: 'customer',
  at: '2026-11-21T17:49:30+05:30',
};
export const refund: refunds.RefundOfOrder = {
  id: 3,
  order: 41,
  amount: 30,
  from: 'shop',
  how: 'cash',
  state: 'paid',
  at: '2026-11-22T09:10:00+05:30',
};

const paid: orders.Order = { ...verified, pay_by: 'upi', payments: [claim], due: 0, upi: null };

const inList: orders.OrderInList = {
  id: order.id,
  status: order.status,
  slot,
  amount: order.amount,
  price: order.price,
  delivery_cost: order.delivery_cost,
  shop_name: shop.name,
  shop_number: shop.shopkeepr_phone,
  shop_cover: order.shop_cover,
  deliverer: null,
  created_at: placedAt,
  packed_at: null,
  standing: null,
  fulfilment: 'delivery',
  ready_at: null,
  item_count: 3,
  goods: order.items.slice(0, 2).map(({ product: { name, local_name } }) => ({ name, local_name })),
  lines: order.items.length,
  has_open_proposal: false,
};

const done: orders.OrderInList = { ...inList, id: 1007, status: 'COMPLETED', deliverer: ravi };
const { first_name, last_name } = lakshmi;
const forShop: orders.Order = {
  ...order,
  customer_first_name: first_name,
  customer: { first_name, last_name, number: lakshmi.number },
  allowed_actions: ['accept', 'reject', 'propose'],
};
const proposal: Proposal = {
  id: 31,
  state: 'open',
  changes: [
    {
      id: 91,
      name: tomato.name,
      local_name: null,
      ...pack,
      old_quantity: 2,
      new_quantity: 1,
      old_price: tomato.price,
      new_price: tomato.price,
      substitute: {
        product: {
          id: carrot.id,
          name: carrot.name,
          local_name: null,
          price: carrot.price,
          is_loose: carrot.is_loose,
          net_quantity: carrot.net_quantity,
          unit: carrot.unit,
          cover: carrot.cover,
        },
        quantity: 1,
      },
    },
  ],
  note: 'Only one box came today.',
  old_amount: order.amount,
  new_amount: order.amount - tomato.price + carrot.price,
  expires_at: '2026-11-21T10:30:04+05:30',
};
const toPack: orders.Order = {
  ...forShop,
  status: 'ACCEPTED',
  items: [lineOf(91, tomato, 2)],
  allowed_actions: ['withdraw', 'pack'],
  events: [placed, accepted],
};
const proposed: orders.Order = { ...forShop, proposal };
const which = { params: id(order.id) };
const whichPayment = { params: { ...which.params, payment_id: String(claim.id) } };

const toFetch: orders.Order = {
  ...forShop,
  status: 'ACCEPTED',
  fulfilment: 'pick_up',
  ready_at: '2026-11-21T16:20:00+05:30',
  amount: 110.5,
  delivery_cost: 0,
  due: 110.5,
  upi: { ...upi, amount: 110.5, link: upi.link.replace('92.50', '110.50') },
  code_rule: 'offered',
  allowed_actions: ['withdraw', 'ready', 'hand_out', 'pack'],
  events: [placed, accepted, { at: '2026-11-21T16:20:00+05:30', status: 'ACCEPTED', text: 'Ready to fetch' }],
};

const examples: readonly Example[] = [
  example(orders.getSlots, { query: firstPage, answer: listOf({ id: slotId, ...slot, left: 12 }) }),
  example(orders.checkout, {
    body: { slot: slotId, additional_details: 'Ring twice', expected_amount: order.amount },
    answer: order,
  }),
  example(orders.customerOrders, { query: firstPage, answer: listOf(inList) }),
  example(orders.customerPreviousOrders, { query: firstPage, answer: listOf(done) }),
  example(orders.customerOrder, { ...which, answer: order }),
  example(orders.verifyOrder, {
    ...which,
    body: { items: [{ id: 91, quantity: 1, reason: 'spoilt' }] },
    answer: verified,
  }),
  example(orders.cancelOrder, {
    ...which,
    answer: {
      ...order,
      status: 'CANCELLED',
      ended: { by: 'customer', reason: null, note: null },
      allowed_actions: [],
    },
  }),
  example(proposals.proposeChanges, {
    ...which,
    body: {
      changes: [{ id: 91, quantity: 1, substitute: { product: carrot.id, quantity: 1 } }],
      note: proposal.note,
    },
    answer: proposed,
  }),
  example(proposals.answerProposal, {
    ...which,
    body: { id: proposal.id, answer: 'cancel' },
    answer: {
      ...order,
      status: 'CANCELLED',
      ended: { by: 'customer', reason: null, note: null },
      allowed_actions: [],
      proposal: { ...proposal, state: 'cancelled' },
    },
  }),
  example(payments.choosePayBy, {
    ...which,
    body: { pay_by: 'upi' },
    answer: { ...verified, pay_by: 'upi' },
  }),
  example(payments.claimUpi, {
    ...which,
    body: { amount: 92.5, reference: '4711' },
    answer: paid,
  }),
  example(payments.confirmPayment, {
    ...whichPayment,
    answer: { ...paid, payments: [{ ...claim, state: 'confirmed' }] },
  }),
  example(refunds.payRefund, { params: id(refund.id), answer: refund }),
  example(payments.denyPayment, {
    ...whichPayment,
    answer: { ...paid, payments: [{ ...claim, state: 'denied' }], due: 92.5, upi },
  }),
  example(orders.retailerOrders, {
    query: { ...firstPage, status: 'INITIATED' },
    answer: listOf({ ...inList, customer_first_name: lakshmi.first_name }),
  }),
  example(orders.retailerPreviousOrders, {
    query: firstPage,
    answer: listOf({ ...done, customer_first_name: lakshmi.first_name }),
  }),
  example(orders.retailerOrder, { ...which, answer: forShop }),
  example(orders.acceptOrder, {
    ...which,
    answer: {
      ...forShop,
      status: 'ACCEPTED',
      allowed_actions: ['withdraw', 'pack'],
      events: [placed, accepted],
    },
  }),
  example(orders.rejectOrder, {
    ...which,
    body: { reason: 'out_of_stock', note: 'The boat did not come' },
    answer: {
      ...forShop,
      status: 'REJECTED',
      ended: { by: 'retailer', reason: 'out_of_stock', note: 'The boat did not come' },
      allowed_actions: [],
    },
  }),
  example(packing.weighOrder, {
    ...which,
    body: { items: [{ id: 92, weighed: 520 }] },
    answer: {
      ...forShop,
      status: 'ACCEPTED',
      amount: 131.88,
      price: 111.88,
      due: 131.88,
      items: [lineOf(91, tomato, 2), { ...lineOf(92, carrot, 1), amount: 35.88, weighed: 520 }],
      allowed_actions: ['withdraw', 'pack', 'weigh'],
      events: [
        placed,
        accepted,
        {
          at: '2026-11-21T16:20:10+05:30',
          status: 'ACCEPTED',
          text: 'Amma Vegetables weighed it: ₹131.88 instead of ₹130.50',
        },
      ],
    },
  }),
  example(orders.withdrawOrder, {
    ...which,
    body: { reason: 'closed' },
    answer: {
      ...forShop,
      status: 'CANCELLED',
      ended: { by: 'retailer', reason: 'closed', note: null },
      allowed_actions: [],
    },
  }),
  example(orders.readyOrder, { ...which, answer: toFetch }),
  example(orders.handOutOrder, {
    ...which,
    body: { code: '4821', payments: [{ method: 'upi', amount: 110.5, reference: '4711' }] },
    answer: {
      ...toFetch,
      status: 'COMPLETED',
      payments: [{ ...claim, amount: 110.5, state: 'confirmed', by: 'retailer' }],
      due: 0,
      upi: null,
      allowed_actions: [],
      events: [
        ...toFetch.events,
        {
          at: '2026-11-21T17:49:30+05:30',
          status: 'COMPLETED',
          text: 'Handed out at Amma Vegetables with the pick-up code',
        },
      ],
    },
  }),
  example(packing.slotsToPack, {
    query: { start: slot.start },
    answer: {
      ...slot,
      goods: [
        {
          product: tomato.id,
          name: tomato.name,
          local_name: tomato.local_name,
          is_loose: false,
          net_quantity: tomato.net_quantity,
          unit: tomato.unit,
          quantity: 2,
          orders: 1,
        },
      ],
      orders: [toPack],
    },
  }),
  example(packing.packOrder, {
    ...which,
    body: { is_packed: true },
    answer: { ...toPack, packed_at: '2026-11-21T16:05:12+05:30' },
  }),
];

export const orderDocs: Documented = { files: { orders, packing, proposals, payments, refunds }, examples };
