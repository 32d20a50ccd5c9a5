import * as orders from '../operator/orders.ts';
import * as payments from '../operator/payments.ts';
import * as refunds from '../operator/refunds.ts';
import { type Documented, type Example, example } from './example.ts';
import { addressOfOrder, claim, order, refund } from './orders.ts';
import { city, firstPage, id, lakshmi, listOf, shop } from './village.ts';

const { status, slot, amount, price, delivery_cost, created_at } = order;

const customer = { id: lakshmi.id, name: 'Lakshmi Menon', number: lakshmi.number };
const ravi = { id: 3, name: 'Ravi Kumar', number: '+919000000003' };
const meera = { id: 9, name: 'Meera Nair' };

const inList: orders.OrderRecordInList = {
  id: order.id,
  status,
  slot,
  amount,
  price,
  delivery_cost,
  item_count: 3,
  city,
  shop: { id: shop.id, name: shop.name },
  customer: { ...customer, number: '+91******0001' },
  deliverer: null,
  created_at,
  fulfilment: 'delivery',
  allowed_actions: ['cancel'],
  is_own: false,
  version: 1,
};

const placed = {
  at: created_at,
  status: 'INITIATED',
  text: 'Order placed',
  role: 'customer',
  actor: { id: customer.id, name: customer.name },
} as const;

const cancelled = {
  at: '2026-11-21T10:31:40+05:30',
  status: 'CANCELLED',
  text: 'Cancelled by the operator: The road is flooded',
  role: 'operator',
  actor: meera,
} as const;

export const whole: orders.OrderRecord = {
  ...inList,
  customer,
  shop: {
    id: shop.id,
    name: shop.name,
    address: shop.address,
    state: 'verified',
    retailer: { id: 2, name: shop.shopkeepr_name, number: shop.shopkeepr_phone },
  },
  deliverer: null,
  address: addressOfOrder,
  ready_at: null,
  items: order.items,
  rejected_items: [],
  additional_details: order.additional_details,
  payment: null,
  pay_by: order.pay_by,
  payments: [],
  refunds: [],
  due: order.due,
  rounding: 0,
  upi: null,
  is_payment_denied: false,
  failed_delivery: null,
  proof: null,
  ended: null,
  events: [placed],
};

const which = { params: id(order.id) };

const completed: orders.OrderRecord = {
  ...whole,
  status: 'COMPLETED',
  pay_by: 'upi',
  deliverer: { ...ravi, is_dismissed: false },
  allowed_actions: [],
  is_own: false,
  version: 7,
};
const whichPayment = { params: { ...which.params, payment_id: String(claim.id) } };

const examples: readonly Example[] = [
  example(orders.listOrders, {
    query: {
      status: 'INITIATED',
      city: city.id,
      shop: shop.id,
      day: '2026-11-21',
      search: '1042',
      ...firstPage,
    },
    answer: listOf(inList),
  }),
  example(orders.getOrder, { ...which, answer: whole }),
  example(orders.cancelOrder, {
    ...which,
    body: { reason: 'The road is flooded' },
    answer: {
      ...whole,
      status: 'CANCELLED',
      ended: { by: 'operator', reason: 'other', note: 'The road is flooded' },
      allowed_actions: [],
      events: [placed, cancelled],
      version: 2,
    },
  }),
  example(orders.releaseOrder, {
    ...which,
    answer: { ...whole, status: 'ACCEPTED', version: 4 },
  }),
  example(orders.assignOrder, {
    ...which,
    body: { deliverer: ravi.id },
    answer: {
      ...whole,
      status: 'ASSIGNED',
      deliverer: { ...ravi, is_dismissed: false },
      allowed_actions: ['cancel', 'release', 'hand_over'],
      version: 3,
    },
  }),
  example(orders.handOverOrder, {
    ...which,
    body: { deliverer: ravi.id },
    answer: {
      ...whole,
      status: 'ASSIGNED',
      deliverer: { ...ravi, is_dismissed: false },
      allowed_actions: ['cancel', 'release', 'hand_over'],
      version: 4,
    },
  }),
  example(payments.confirmPayment, {
    ...whichPayment,
    body: { reason: 'The bank statement shows it' },
    answer: { ...completed, payments: [{ ...claim, state: 'confirmed', is_settled: false }], due: 0 },
  }),
  example(refunds.payRefund, { params: id(refund.id), answer: refund }),
  example(payments.denyPayment, {
    ...whichPayment,
    body: { reason: 'The bank statement does not show it' },
    answer: { ...completed, payments: [{ ...claim, state: 'denied', is_settled: false }] },
  }),
  example(orders.exportOrders, {
    query: { status: 'INITIATED', city: city.id, shop: shop.id, day: '2026-11-21' },
    answer:
      'order,placed,status,city,shop,customer,deliverer,slot_start,slot_end,items,price,delivery_cost,amount,payment\r\n' +
      '1042,2026-11-21T10:12:04+05:30,INITIATED,Chembukara,Amma Vegetables,Lakshmi Menon,,2026-11-21T17:00:00+05:30,2026-11-21T19:00:00+05:30,3,110.5,20,130.5,\r\n',
  }),
];

export const operatorOrderDocs: Documented = {
  files: { operatorOrders: orders, operatorPayments: payments, operatorRefunds: refunds },
  examples,
};
