// Data for customers' tests: two addresses, two shops, a few products, and a cart on the fake server.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import * as again from '@haat/contract/orders-again';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import { type FakeApi, fakeApi, type RecordedCall, refuse } from './fake-api.ts';
import { costing, noPack, plainProduct } from './packs.ts';
import { unpaid, upiOf } from './payments.ts';

export const listOf = <Item>(results: Item[]) => ({ count: results.length, results });

const city = { id: 1, name: 'Thrissur' };

export const home: addresses.Address = {
  id: 1,
  name: 'Home',
  address: 'Puthen House\nTemple Road\nNear the well',
  receiver: 'Lakshmi Menon',
  number: '+919847012345',
  latitude: 10.525,
  longitude: 76.215,
  city,
  is_primary: true,
  has_pin: true,
  landmark: null,
  photo: null,
  voice_note: null,
};

export const work: addresses.Address = {
  ...home,
  id: 2,
  name: 'Work',
  address: 'Panchayat Office\nMarket\nFirst floor',
  is_primary: false,
};

const type = (id: number, name: string) => ({ id, name, local_name: null, cover: null });
const vegetables = type(3, 'Vegetables');
const fruit = type(4, 'Fruit');

const nextSlot = { start: '2026-11-22T08:00:00+05:30', end: '2026-11-22T10:00:00+05:30' };

export const amma: shops.Shop = {
  id: 7,
  name: 'Amma Vegetables',
  type: type(1, 'Grocery'),
  cover: '/media/stall-m.webp',
  latitude: 10.52,
  longitude: 76.21,
  address: 'Market Road\nBy the temple\nVillage',
  opening_time: '08:30',
  closing_time: '20:15',
  is_open: true,
  shopkeepr_name: 'Ammini Thomas',
  shopkeepr_phone: '+919000000002',
  product_types: [vegetables, fruit],
  is_favourite: false,
  offers_pick_up: false,
  closed_weekdays: [],
  closed_days: [],
  next_slot: nextSlot,
};

export const kadavu: shops.Shop = {
  ...amma,
  id: 8,
  name: 'Kadavu Fish Stall',
  type: type(2, 'Fish'),
  is_open: false,
};

const product = (
  id: number,
  name: string,
  price: number,
  parts: Partial<products.Product> = {},
): products.Product => ({
  id,
  name,
  description: `${name}, picked this morning.`,
  price,
  quantity: 40,
  ...plainProduct,
  type: { id: 3, name: 'Vegetables', local_name: null },
  tags: ['fresh'],
  cover: null,
  images: [],
  shop: amma.id,
  shop_name: amma.name,
  ...parts,
});

export const tomato = product(21, 'Country tomato, 1 kg', 38);
export const carrot = product(22, 'Ooty carrot, 500 g', 34.25, { quantity: 3 });
const onion = product(23, 'Small onion, 500 g', 46, { quantity: 0 });
export const sardine = product(31, 'Sardine, 500 g', 120, { shop: kadavu.id, shop_name: kadavu.name });

/** Loose, six steps of 250 g. */
export const beans = product(24, 'Long beans', 9.5, {
  is_loose: true,
  net_quantity: 250,
  unit: 'g',
  quantity: 6,
});

const goods = [tomato, carrot, onion, beans, sardine];

const lineCost = (price: number, count: number) => {
  const { price: _, quantity, amount, weighed } = costing(price, count);
  return { quantity, amount, weighed };
};

function lineOf(product: products.Product, count: number) {
  const { id, name, price, cover, quantity, is_loose, net_quantity, unit } = product;
  const soldBy = { is_loose, net_quantity, unit };
  return {
    id: id + 100,
    product: { ...noPack, ...soldBy, id, name, price, cover, quantity },
    ...soldBy,
    ...lineCost(price, count),
  };
}

const deliveryCost = 20;

/** The server's cart for these products and this address. */
export function cartOf(
  wanted: readonly (readonly [products.Product, number])[],
  address = home.id,
): cart.Cart {
  const first = wanted[0]?.[0];
  if (!first) {
    const nothing = { shop: null, shop_name: null, address: null, items: [] };
    return { ...nothing, delivery_cost: 0, total: 0, problem: null, next_slot: null, offers_pick_up: false };
  }
  const sum = wanted.reduce((total, [{ price }, count]) => total + price * count, 0);
  return {
    shop: first.shop,
    shop_name: first.shop_name,
    address,
    items: wanted.map(([wantedProduct, count]) => lineOf(wantedProduct, count)),
    delivery_cost: deliveryCost,
    total: sum + deliveryCost,
    problem: null,
    next_slot: nextSlot,
    offers_pick_up: false,
  };
}

interface CartBody {
  readonly product_id: number;
  readonly address_id?: number;
  readonly quantity?: number;
}

/** A cart on the fake server that adds and removes like the real one. */
export function keepCart(api: FakeApi, start: cart.Cart = cartOf([])) {
  const kept = { now: start };
  const change = (asked: RecordedCall, by: number): cart.Cart => {
    const { product_id, address_id, quantity = 1 } = asked.body as CartBody; // checked against the contract
    const wanted = goods.find(({ id }) => id === product_id);
    if (!wanted) throw new Error(`no product ${product_id}`);
    const lines = kept.now.shop === wanted.shop || by < 0 ? kept.now.items : [];
    const quantities = new Map(lines.map((line) => [line.product.id, line.quantity]));
    quantities.set(product_id, (quantities.get(product_id) ?? 0) + by * quantity);
    kept.now = cartOf(
      goods.flatMap((one) => {
        const count = quantities.get(one.id) ?? 0;
        return count > 0 ? [[one, count] as const] : [];
      }),
      by > 0 ? (address_id ?? home.id) : (kept.now.address ?? home.id),
    );
    return kept.now;
  };
  api
    .on(cart.getCart, () => kept.now)
    .on(cart.addToCart, (asked) => change(asked, 1))
    .on(cart.removeFromCart, (asked) => change(asked, -1));
  return { kept, add: (asked: RecordedCall) => change(asked, 1) };
}

const near = (shop: shops.Shop, distance: number): shops.ShopInList => ({ ...shop, distance });

/** Answers to all calls of customers' pages. */
export function market(): FakeApi {
  const api = fakeApi()
    .on(addresses.listAddresses, listOf([home, work]))
    .on(shops.shopTypes, listOf([type(1, 'Grocery'), type(2, 'Fish')]))
    .on(shops.nearbyShops, ({ query }) =>
      listOf(
        [near(amma, 1), near(kadavu, 2)].filter(
          (shop) =>
            (!query.shop_type || shop.type.id === Number(query.shop_type)) &&
            (!query.favourite || shop.is_favourite),
        ),
      ),
    )
    .on(
      shops.getShop,
      ({ params }) => [amma, kadavu].find(({ id }) => id === Number(params.id)) ?? refuse('not_found'),
    )
    .on(products.listOffers, listOf([]))
    .on(products.productTypes, listOf([fruit, vegetables]))
    .on(products.listProducts, listOf([tomato, carrot, onion]))
    .on(
      products.getProduct,
      ({ params }) => goods.find(({ id }) => id === Number(params.id)) ?? refuse('not_found'),
    )
    .on(orders.customerOrders, listOf([]))
    .on(orders.customerPreviousOrders, listOf([]))
    .on(again.boughtBefore, listOf([]));
  keepCart(api);
  return api;
}

export const slots: orders.SlotOffer[] = [
  { id: 501, start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30', left: 3 },
  { id: 502, start: '2026-11-22T09:00:00+05:30', end: '2026-11-22T12:00:00+05:30', left: 9 },
];

export const order: orders.Order = {
  id: 1042,
  status: 'INITIATED',
  slot: { start: '2026-11-21T17:00:00+05:30', end: '2026-11-21T19:00:00+05:30' },
  amount: 130.25,
  price: 110.25,
  delivery_cost: deliveryCost,
  shop_name: amma.name,
  shop_number: amma.shopkeepr_phone,
  shop_cover: null,
  deliverer: null,
  created_at: '2026-11-21T09:12:00+05:30',
  packed_at: null,
  standing: null,
  fulfilment: 'delivery',
  ready_at: null,
  items: [
    {
      id: 91,
      product: { id: tomato.id, name: tomato.name, local_name: null, cover: null },
      ...costing(38, 2),
    },
    {
      id: 92,
      product: { id: carrot.id, name: carrot.name, local_name: null, cover: null },
      ...costing(34.25, 1),
    },
  ],
  additional_details: 'Ring twice',
  rejected_items: [],
  left_out: [],
  payment: null,
  ...unpaid(130.25),
  if_missing: 'ask',
  proposal: null,
  is_unanswered: false,
  failed_delivery: null,
  proof: null,
  ended: null,
  shop: {
    id: amma.id,
    name: amma.name,
    address: amma.address,
    latitude: amma.latitude,
    longitude: amma.longitude,
  },
  address: {
    receiver: 'Lakshmi Menon',
    number: '+919847012345',
    address: home.address,
    latitude: home.latitude,
    longitude: home.longitude,
    has_pin: true,
    landmark: null,
    photo: null,
    voice_note: null,
  },
  delivery_code: null,
  code_rule: null,
  allowed_actions: ['cancel'],
  events: [{ at: '2026-11-21T09:12:00+05:30', status: 'INITIATED', text: 'Order placed' }],
};

/** The same order in the customer's lists. */
export const orderInList: orders.OrderInList = {
  ...order,
  item_count: 3,
  goods: [
    { name: tomato.name, local_name: null },
    { name: carrot.name, local_name: null },
  ],
  lines: 2,
  has_open_proposal: false,
};

export const delivered: orders.Order = {
  ...order,
  status: 'DELIVERED',
  deliverer: { first_name: 'Ravi', last_name: 'Kumar', number: '+919000000003' },
  allowed_actions: ['verify'],
  events: [
    ...order.events,
    { at: '2026-11-21T17:40:00+05:30', status: 'DELIVERED', text: 'Delivered to the door' },
  ],
};

/** The items are checked, and the shop takes UPI. */
export const verified: orders.Order = {
  ...delivered,
  status: 'VERIFIED',
  allowed_actions: [],
  upi: upiOf(order.due),
  events: [
    ...delivered.events,
    { at: '2026-11-21T17:48:00+05:30', status: 'VERIFIED', text: 'Checked at the door' },
  ],
};
