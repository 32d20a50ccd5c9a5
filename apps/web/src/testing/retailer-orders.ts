import type * as orders from '@haat/contract/orders';
import { costing } from './packs.ts';
import { unpaid } from './payments.ts';

const slot = { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' };
const head = {
  id: 1043,
  status: 'INITIATED',
  slot,
  amount: 214,
  price: 194,
  delivery_cost: 20,
  shop_name: 'Amma Vegetables',
  shop_number: '+919000000002',
  shop_cover: null,
  deliverer: null,
  created_at: '2026-11-21T09:12:00+05:30',
  packed_at: null,
  standing: null,
  fulfilment: 'delivery',
  ready_at: null,
} as const;

export const inList = (changes: Partial<orders.ShopOrderInList> = {}): orders.ShopOrderInList => ({
  ...head,
  item_count: 5,
  goods: [
    { name: 'Country tomato, 1 kg', local_name: null },
    { name: 'Rice', local_name: null },
  ],
  lines: 5,
  has_open_proposal: false,
  customer_first_name: 'Lakshmi',
  ...changes,
});

export const orderAddress = {
  receiver: 'Lakshmi Menon',
  number: '+919000000001',
  address: 'Puthen House',
  latitude: 10.5,
  longitude: 76.2,
  has_pin: true,
  landmark: null,
  photo: null,
  voice_note: null,
};

export const makeOrder = (changes: Partial<orders.Order> = {}): orders.Order => ({
  ...head,
  items: [
    {
      id: 1,
      product: { id: 4, name: 'Country tomato, 1 kg', local_name: null, cover: null },
      ...costing(38, 2),
    },
  ],
  additional_details: 'Leave it with the neighbour, 98470 12345',
  rejected_items: [],
  left_out: [],
  payment: null,
  ...unpaid(changes.amount ?? head.amount),
  if_missing: 'ask',
  proposal: null,
  shop: { id: 3, name: 'Amma Vegetables', address: 'Shop 4', latitude: 10.52, longitude: 76.21 },
  address: orderAddress,
  is_unanswered: false,
  failed_delivery: null,
  proof: null,
  ended: null,
  delivery_code: null,
  code_rule: null,
  allowed_actions: ['accept', 'reject'],
  events: [{ at: '2026-11-21T09:12:00+05:30', status: 'INITIATED', text: 'Order placed' }],
  ...changes,
});
