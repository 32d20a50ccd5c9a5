import * as deliveries from '../deliveries.ts';
import { type Documented, type Example, example } from './example.ts';
import { addressOfOrder, order } from './orders.ts';
import { firstPage, home, id, lakshmi, listOf, shop } from './village.ts';

const delivery: deliveries.Delivery = {
  id: 311,
  status: 'ASSIGNED',
  slot: order.slot,
  shop_name: shop.name,
  shop_number: shop.shopkeepr_phone,
  customer_name: `${lakshmi.first_name} ${lakshmi.last_name}`,
  customer_number: home.number,
  code_rule: 'offered',
  amount: order.amount,
  pay_by: order.pay_by,
  payments: [],
  due: order.due,
  rounding: 0,
  upi: null,
  to_collect: order.due,
  area: 'Chembukara',
  landmark: home.landmark,
  order: {
    id: order.id,
    slot: order.slot,
    shop: { name: shop.name, address: shop.address, latitude: shop.latitude, longitude: shop.longitude },
    address: addressOfOrder,
    items: order.items.map(({ id: lineId, product: { name, local_name, cover }, ...line }) => ({
      id: lineId,
      ...line,
      product: { name, local_name, cover },
    })),
    additional_details: order.additional_details,
    rejected_items: [],
    left_out: [],
    delivery_cost: order.delivery_cost,
    payment: null,
  },
  completed_at: null,
  packed_at: null,
  failed_delivery: null,
  proof: null,
  list_files: [],
  allowed_actions: ['picked_up', 'give_back'],
};

const request: deliveries.DeliveryRequest = {
  id: delivery.id,
  order: {
    id: order.id,
    slot: order.slot,
    shop: { name: shop.name, address: shop.address },
    address: { address: home.address, has_pin: true },
  },
  pieces: 3,
  delivery_cost: order.delivery_cost,
  pay_by: 'cash',
  way: 0.9,
};

const trip: deliveries.Trip = {
  stops: [
    {
      kind: 'pick_up',
      deliveries: [delivery.id],
      name: shop.name,
      address: shop.address,
      landmark: null,
      latitude: shop.latitude,
      longitude: shop.longitude,
      km: 0.4,
      to_collect: 0,
    },
    {
      kind: 'drop',
      deliveries: [delivery.id],
      name: home.receiver,
      address: home.address,
      landmark: home.landmark,
      latitude: home.latitude,
      longitude: home.longitude,
      km: 0.9,
      to_collect: order.due,
    },
  ],
  km: 1.3,
  to_collect: order.due,
};

const which = { params: id(delivery.id) };
const payment = 'Cash, 130.50 rupees';

const examples: readonly Example[] = [
  example(deliveries.getTrip, {
    query: { latitude: shop.latitude, longitude: shop.longitude },
    answer: trip,
  }),
  example(deliveries.markAllPickedUp, {
    body: { ids: [delivery.id] },
    answer: listOf({ ...delivery, status: 'PICKED_UP', allowed_actions: ['delivered', 'give_back'] }),
  }),
  example(deliveries.acceptRequests, {
    body: { ids: [delivery.id, delivery.id + 1] },
    answer: { accepted: [delivery.id], refused: [{ id: delivery.id + 1, code: 'delivery.taken' }] },
  }),
  example(deliveries.listDeliveries, { query: firstPage, answer: listOf(delivery) }),
  example(deliveries.getDelivery, { ...which, answer: delivery }),
  example(deliveries.markPickedUp, {
    ...which,
    answer: { ...delivery, status: 'PICKED_UP', allowed_actions: ['delivered', 'give_back'] },
  }),
  example(deliveries.giveBack, {
    ...which,
    body: { reason: 'nobody_there', note: 'The gate is locked' },
    answer: {
      ...delivery,
      status: 'PICKED_UP',
      failed_delivery: { reason: 'nobody_there', at: '2026-11-21T17:40:00+05:30' },
      allowed_actions: ['delivered', 'give_back'],
    },
  }),
  example(deliveries.markDelivered, {
    ...which,
    body: { code: '4711' },
    answer: { ...delivery, status: 'DELIVERED', allowed_actions: ['completed'] },
  }),
  example(deliveries.markCompleted, {
    ...which,
    body: {
      payment,
      expected_amount: delivery.amount,
      payments: [{ method: 'cash', amount: delivery.amount, received: 200 }],
    },
    answer: {
      ...delivery,
      status: 'COMPLETED',
      payments: [
        {
          id: 205,
          method: 'cash',
          amount: delivery.amount,
          received: 200,
          change: 69.5,
          reference: null,
          state: 'confirmed',
          by: 'deliverer',
          at: '2026-11-21T17:52:10+05:30',
        },
      ],
      due: 0,
      completed_at: '2026-11-21T17:52:10+05:30',
      order: { ...delivery.order, payment },
      allowed_actions: [],
    },
  }),
  example(deliveries.listRequests, { query: firstPage, answer: listOf(request) }),
  example(deliveries.getDuty, { answer: { is_on_duty: true } }),
  example(deliveries.setDuty, { body: { is_on_duty: false }, answer: { is_on_duty: false } }),
  example(deliveries.acceptRequestByGet, { ...which, answer: delivery }),
  example(deliveries.acceptRequest, { ...which, answer: delivery }),
];

export const deliveryDocs: Documented = { files: { deliveries }, examples };
