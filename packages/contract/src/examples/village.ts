// Data shared by the examples: people, shop, products and pictures of the demo village.
import type { User } from '../accounts.ts';
import type { Address } from '../addresses.ts';
import type { Product } from '../products.ts';
import type { Shop } from '../shops.ts';

export const city = { id: 1, name: 'Chembukara' };

export const picture = (letter: string): string => `/media/${letter.repeat(32)}-m.webp`;

const typeOf = (id: number, name: string, letter: string) => ({
  id,
  name,
  local_name: null,
  cover: picture(letter),
});

export const grocery = typeOf(1, 'Grocery', 'a');
export const vegetableShop = typeOf(2, 'Vegetables', 'b');
export const vegetables = typeOf(1, 'Vegetables', 'c');
export const fruit = typeOf(2, 'Fruit', 'd');

export const lakshmi: User = {
  id: 1,
  first_name: 'Lakshmi',
  last_name: 'Menon',
  email: 'lakshmi.menon@example.com',
  number: '+919000000001',
  preferences: {},
  is_shop_verified: false,
  is_operator: false,
  status: {
    is_number_verified: true,
    is_email_verified: false,
    is_initial_setup_done: true,
    is_customer_initial_setup_done: true,
    is_shop_initial_setup_done: false,
    is_deliverer_initial_setup_done: false,
  },
};

export const home: Address = {
  id: 1,
  name: 'Home',
  address: 'Puthen House\nTemple Road\nNear the well',
  receiver: 'Lakshmi Menon',
  number: '+919000000001',
  latitude: 10.526214,
  longitude: 76.215387,
  has_pin: true,
  city,
  is_primary: true,
  landmark: 'Blue gate opposite the temple pond',
  photo: 61,
  voice_note: 62,
};

export const school: Address = {
  ...home,
  id: 2,
  name: 'School office',
  address: 'Government High School\nSchool Road\nChembukara',
  latitude: 10.537902,
  longitude: 76.204118,
  is_primary: false,
  landmark: null,
  photo: null,
  voice_note: null,
};

export const slot = { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' };

export const shop: Shop = {
  id: 7,
  name: 'Amma Vegetables',
  type: vegetableShop,
  cover: picture('e'),
  latitude: 10.522069,
  longitude: 76.208079,
  address: 'Market Road\nNear the banyan tree\nChembukara',
  opening_time: '08:00',
  closing_time: '20:30',
  is_open: true,
  shopkeepr_name: 'Ammini Thomas',
  shopkeepr_phone: '+919000000002',
  product_types: [fruit, vegetables],
  is_favourite: false,
  offers_pick_up: true,
  closed_weekdays: [0],
  closed_days: ['2026-12-25'],
  next_slot: slot,
};

export const tomato: Product = {
  id: 21,
  name: 'Country tomato, 1 kg',
  local_name: null,
  names: { hi: 'देसी टमाटर, 1 kg', ml: 'നാടൻ തക്കാളി, 1 kg' },
  description: 'Small, sour and full of juice, from the plots behind the canal.',
  price: 38,
  regular_price: null,
  offer_price: null,
  offer_until: null,
  mrp: 40,
  net_quantity: 1,
  unit: 'kg',
  is_loose: false,
  quantity: 210,
  is_sold_out: false,
  type: { id: vegetables.id, name: vegetables.name, local_name: null },
  tags: ['tomato', 'thakkali', 'curry'],
  cover: { cover: picture('f') },
  images: [
    { id: 31, cover: picture('f') },
    { id: 32, cover: picture('0') },
  ],
  shop: shop.id,
  shop_name: shop.name,
};

export const carrot: Product = {
  ...tomato,
  id: 22,
  name: 'Ooty carrot, 500 g',
  names: {},
  description: 'Sweet hill carrots with the green still on.',
  price: 34.5,
  mrp: null,
  net_quantity: 500,
  unit: 'g',
  is_loose: true,
  quantity: 90,
  tags: ['carrot', 'thoran'],
  cover: { cover: picture('1') },
  images: [{ id: 33, cover: picture('1') }],
};

export const slotId = 120778;

export const listOf = <Item>(...results: Item[]) => ({ count: results.length, results });
export const firstPage = { limit: 10, offset: 0 };
export const id = (value: number) => ({ id: String(value) });
