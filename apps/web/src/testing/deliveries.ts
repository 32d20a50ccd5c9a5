import type * as deliveries from '@haat/contract/deliveries';
import { costing } from './packs.ts';
import { unpaid } from './payments.ts';

const slot = { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' };

const noHouse = { has_pin: true, landmark: null, photo: null, voice_note: null };

// Long: the parts of one delivery.
export const makeDelivery = (changes: Partial<deliveries.Delivery> = {}): deliveries.Delivery => ({
  id: 71,
  status: 'ASSIGNED',
  slot,
  shop_name: 'Amma Vegetables',
  shop_number: '+919000000002',
  customer_name: 'Lakshmi Menon',
  customer_number: '+919000000001',
  code_rule: 'off',
  amount: 214,
  ...unpaid(changes.amount ?? 214),
  to_collect: 0,
  area: 'Village',
  landmark: null,
  order: {
    id: 1042,
    slot,
    shop: {
      name: 'Amma Vegetables',
      address: 'Shop 4\nMarket Road\nNear the temple',
      latitude: 10.52,
      longitude: 76.21,
    },
    address: {
      receiver: 'Lakshmi Menon',
      number: '+919000000001',
      address: 'Puthen House\nTemple Road\nNear the well',
      latitude: 10.53,
      longitude: 76.22,
      ...noHouse,
    },
    items: [
      {
        id: 1,
        ...costing(38.5, 2),
        product: { name: 'Country tomato, 1 kg', local_name: null, cover: null },
      },
      {
        id: 2,
        ...costing(117, 1),
        product: { name: 'Coconut oil, 500 ml', local_name: null, cover: null },
      },
    ],
    additional_details: 'Ring twice',
    rejected_items: [],
    left_out: [],
    delivery_cost: 20,
    payment: null,
  },
  completed_at: null,
  packed_at: null,
  failed_delivery: null,
  proof: null,
  list_files: [],
  allowed_actions: ['picked_up'],
  ...changes,
});

export const makeRequest = (id: number, orderId: number): deliveries.DeliveryRequest => ({
  id,
  order: {
    id: orderId,
    slot,
    shop: { name: 'Amma Vegetables', address: 'Shop 4\nMarket Road\nNear the temple' },
    address: { address: 'Puthen House\nTemple Road\nNear the well', has_pin: true },
  },
  pieces: 4,
  delivery_cost: 20,
  pay_by: 'cash',
  way: 1.8,
});
