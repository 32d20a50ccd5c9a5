// Records as the server answers them.
import type { CityInList } from '@haat/contract/accounts';
import type { CatalogueRecord } from '@haat/contract/operator/catalogue';
import type { CityRecord } from '@haat/contract/operator/cities';
import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import type { OrderRecord, OrderRecordInList } from '@haat/contract/operator/orders';
import type { ProductTypeRecord } from '@haat/contract/operator/product-types';
import type { ShopInRecords, ShopRecord } from '@haat/contract/operator/shops';
import type { SlotRecord } from '@haat/contract/operator/slots';
import type { UserInList, UserRecord } from '@haat/contract/operator/users';

export const city: CityRecord = {
  id: 1,
  name: 'Haatpur',
  latitude: 10.52,
  longitude: 76.21,
  radius_km: 15,
  time_zone: 'Asia/Kolkata',
  delivery_base: 20,
  free_km: 2,
  per_km: 5,
  proposal_minutes: 15,
  fee_goes_to: 'deliverer',
  cash_limit: 0,
  weigh_margin: 10,
  commission_percent: 0,
  list_minutes: 60,
  remind_shop_after: 120,
  sms_shop_after: 300,
  tell_operator_after: 600,
  tell_customer_after: 900,
  remind_deliverers_after: 300,
  tell_operator_request_after: 600,
  delivery_code: 'offered',
  version: 3,
};

export const cityChoice: CityInList = { id: 1, name: 'Haatpur', latitude: 10.52, longitude: 76.21 };

/** Every Monday. */
export const slotWindow: SlotRecord = {
  id: 21,
  city: { id: 1, name: 'Haatpur' },
  weekday: 1,
  date: null,
  start: '09:00',
  end: '12:00',
  cut_off_minutes: 60,
  capacity: 20,
  version: 1,
};

export const deliverer: DelivererRecord = {
  id: 3,
  first_name: 'Ravi',
  last_name: 'Kumar',
  number: '+919000000003',
  city: { id: 1, name: 'Haatpur' },
  is_blocked: false,
  active_deliveries: 2,
  version: 1,
};

const grocery = { id: 5, name: 'Grocery', local_name: null, cover: null };

export const shop: ShopRecord = {
  id: 7,
  name: 'Joseph Stores',
  state: 'unverified',
  is_verified: false,
  allowed_actions: ['verify', 'suspend'],
  city: { id: 1, name: 'Haatpur' },
  address: 'Market Road\nOpposite the library',
  latitude: 10.52,
  longitude: 76.21,
  is_open: true,
  created_at: '2026-11-20T09:30:00+05:30',
  type: grocery,
  additional_types: [],
  cover: null,
  has_own_cover: false,
  suspension_reason: null,
  commission_percent: null,
  opening_time: '09:00',
  closing_time: '21:00',
  product_types: [],
  retailer: { id: 4, name: 'Joseph Varghese', number: '+919000000004' },
  version: 1,
};

export const shopInList: ShopInRecords = {
  id: shop.id,
  name: shop.name,
  state: shop.state,
  is_verified: shop.is_verified,
  allowed_actions: shop.allowed_actions,
  city: shop.city,
  address: shop.address,
  latitude: shop.latitude,
  longitude: shop.longitude,
  is_open: shop.is_open,
  created_at: shop.created_at,
  type: { id: grocery.id, name: grocery.name },
  retailer: { ...shop.retailer, number: '+91******0004' },
  version: shop.version,
};

const productType = { names: {}, cover: null, position: null, shop_types: [], version: 1 };
export const fruit: ProductTypeRecord = { id: 11, name: 'Fruit', ...productType };
export const spices: ProductTypeRecord = { id: 12, name: 'Spices', ...productType };

/** What products and items have that aren't loose, and whose pack says nothing. */
export const byPiece = { is_loose: false, net_quantity: null, unit: null };

export const jackfruit: CatalogueRecord = {
  id: 21,
  name: 'Jackfruit, 1 kg',
  type: { id: fruit.id, name: fruit.name },
  description: 'Ripe and sweet.',
  price: 60.5,
  names: {},
  mrp: null,
  ...byPiece,
  tags: ['chakka', 'ripe'],
  cover: null,
  version: 3,
};

export const userInList: UserInList = {
  id: 1,
  first_name: 'Lakshmi',
  last_name: 'Menon',
  number: '+91******0001',
  is_blocked: false,
  is_operator: false,
  is_deliverer: false,
  city: null,
  has_shop: false,
  created_at: '2026-11-20T09:30:00+05:30',
  version: 2,
};

export const orderInList: OrderRecordInList = {
  id: 41,
  status: 'ACCEPTED',
  slot: { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' },
  amount: 235,
  price: 210,
  delivery_cost: 25,
  item_count: 3,
  city: { id: 1, name: 'Haatpur' },
  shop: { id: 6, name: 'Ammini Vegetables' },
  customer: { id: 1, name: 'Lakshmi Menon', number: '+91******0001' },
  deliverer: null,
  created_at: '2026-11-21T10:00:00+05:30',
  fulfilment: 'delivery',
  allowed_actions: ['cancel'],
  is_own: false,
  version: 2,
};

export const orderAddress = {
  receiver: 'Lakshmi Menon',
  number: '+919000000001',
  address: 'Temple Lane 4\nHaatpur',
  latitude: 10.52,
  longitude: 76.21,
  has_pin: true,
  landmark: null,
  photo: null,
  voice_note: null,
};

export const order: OrderRecord = {
  ...orderInList,
  customer: { ...orderInList.customer, number: '+919000000001' },
  shop: {
    ...orderInList.shop,
    address: 'Market Road\nOpposite the library',
    state: 'verified',
    retailer: { id: 2, name: 'Ammini Thomas', number: '+919000000002' },
  },
  deliverer: null,
  address: orderAddress,
  ready_at: null,
  items: [
    {
      id: 1,
      product: { id: 8, name: 'Tomato, 500 g', local_name: null, cover: null },
      quantity: 3,
      price: 70,
      ...byPiece,
      amount: 210,
      weighed: null,
    },
  ],
  rejected_items: [],
  additional_details: 'Ring twice',
  payment: null,
  pay_by: 'cash',
  payments: [],
  refunds: [],
  due: 240,
  rounding: 0,
  upi: null,
  is_payment_denied: false,
  failed_delivery: null,
  proof: null,
  ended: null,
  events: [
    {
      at: '2026-11-21T10:00:00+05:30',
      status: 'INITIATED',
      text: 'Order placed',
      role: 'customer',
      actor: { id: 1, name: 'Lakshmi Menon' },
    },
    {
      at: '2026-11-21T10:05:00+05:30',
      status: 'ACCEPTED',
      text: 'Ammini Vegetables accepted',
      role: 'retailer',
      actor: { id: 2, name: '' },
    },
  ],
};

export const userRecord: UserRecord = {
  ...userInList,
  number: '+919000000001',
  email: 'lakshmi@example.in',
  sessions: [
    {
      device: 'Chrome on Android',
      created_at: '2026-11-20T09:30:00+05:30',
      last_used_at: '2026-11-21T10:00:00+05:30',
    },
  ],
};
