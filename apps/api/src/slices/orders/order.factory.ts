// A small village with everything that an order needs, made through the API wherever it has a call for it.
import type * as deliveries from '@haat/contract/deliveries';
import type { OrderStatus } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import type { Client } from '../../testing/client.ts';
import { freshNumber, type TestApp } from '../../testing/test-app.ts';
import { makeCity } from '../accounts/city.factory.ts';
import { makeDeliverer, makeOperator } from '../accounts/index.ts';
import { makeAddress } from '../addresses/address.factory.ts';
import { makeProduct, type ProductParts } from '../products/product.factory.ts';
import { makeVerifiedShop, type ShopParts } from '../shops/shop.factory.ts';
import { createSlotWindow } from './create-slot-window.ts';

export interface Customer extends Client {
  readonly addressId: number;
}

export interface Village {
  readonly testApp: TestApp;
  readonly cityId: number;
  readonly retailer: Retailer;
  readonly customer: Customer;
  readonly deliverer: Client;
  readonly operatorId: number;
  /** The first that can be taken, with room for 100,000 orders. */
  readonly slotId: number;
}

/** A verified shop, a customer in its reach, a deliverer and an operator. */
export async function makeVillage(testApp: TestApp): Promise<Village> {
  const cityId = await makeCity(testApp);
  const retailer = await makeRetailer(testApp, cityId, { name: 'Ammini Vegetables' });
  const customer = await makeCustomer(testApp, cityId);
  const operator = await testApp.database.inTx((tx) => makeOperator(tx, freshNumber()));
  for (let weekday = 0; weekday < 7; weekday += 1) await makeWindow(testApp, cityId, { weekday });
  return {
    testApp,
    cityId,
    retailer,
    customer,
    deliverer: await makeDelivererClient(testApp, cityId),
    operatorId: operator.userId,
    slotId: await firstSlotId(customer),
  };
}

export interface Retailer extends Client {
  readonly shopId: number;
}

/** The retailer of a verified shop. */
export async function makeRetailer(
  testApp: TestApp,
  cityId: number,
  parts: Omit<ShopParts, 'cityId'> = {},
): Promise<Retailer> {
  const { retailer, shop } = await makeVerifiedShop(testApp, { ...parts, cityId });
  return { ...retailer, shopId: shop.id };
}

/** Answers the product's id. */
export async function makeGoods(testApp: TestApp, retailer: Retailer, parts: ProductParts): Promise<number> {
  return (await makeProduct(testApp, retailer, parts)).id;
}

export async function makeCustomer(testApp: TestApp, cityId: number, at: object = {}): Promise<Customer> {
  const client = await testApp.signIn();
  await client.post('/users/setup/', { first_name: 'Lakshmi', last_name: 'Menon', email: 'l@example.org' });
  const { id } = await makeAddress(client, cityId, at);
  return { ...client, addressId: id };
}

export async function makeDelivererClient(testApp: TestApp, cityId: number): Promise<Client> {
  const number = freshNumber();
  await testApp.database.inTx((tx) => makeDeliverer(tx, number, cityId));
  const client = await testApp.signIn(number);
  await client.post('/users/setup/', { first_name: 'Ravi', last_name: 'Kumar', email: 'r@example.org' });
  return client;
}

export function makeWindow(
  { database }: TestApp,
  cityId: number,
  parts: Partial<Parameters<typeof createSlotWindow>[1]> = {},
): Promise<number> {
  return database.inTx((tx) =>
    createSlotWindow(tx, {
      cityId,
      weekday: null,
      date: null,
      startTime: '17:00',
      endTime: '19:00',
      cutOffMinutes: 60,
      capacity: 100_000,
      ...parts,
    }),
  );
}

export async function firstSlotId(client: Client): Promise<number> {
  const { body } = await client.get('/shops/get-slots/');
  return body.results[0].id;
}

export interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

export async function fillCart(customer: Customer, wanted: readonly Wanted[]): Promise<void> {
  for (const { productId, quantity } of wanted) {
    const answer = await customer.post('/customers/cart/add/', {
      product_id: productId,
      quantity,
      address_id: customer.addressId,
    });
    if (answer.status !== 200) throw new Error(`the cart refused: ${answer.text}`);
  }
}

/** An order of the village's customer, or of another, for two new products unless they are named. */
export async function placeOrder(
  village: Village,
  { customer = village.customer, wanted }: { customer?: Customer; wanted?: readonly Wanted[] } = {},
): Promise<orders.Order> {
  await fillCart(customer, wanted ?? (await twoThings(village)));
  const answer = await customer.post('/customers/checkout/', { slot: village.slotId });
  if (answer.status !== 201) throw new Error(`the checkout was refused: ${answer.text}`);
  return answer.body;
}

async function twoThings({ testApp, retailer }: Village): Promise<Wanted[]> {
  const tomatoes = await makeGoods(testApp, retailer, {
    name: 'Country tomato, 1 kg',
    price: 40.5,
    quantity: 50,
  });
  const soap = await makeGoods(testApp, retailer, { name: 'Bath soap', price: 36, quantity: 50 });
  return [
    { productId: tomatoes, quantity: 3 },
    { productId: soap, quantity: 1 },
  ];
}

export interface PlacedOrder {
  readonly order: orders.Order;
  /** Undefined while the order was never accepted. */
  readonly deliveryId: number | undefined;
}

type Step = (village: Village, placed: PlacedOrder) => Promise<unknown>;

const calls = {
  accept: ({ retailer }, { order }) => retailer.post(`/shops/orders/${order.id}/accept/`),
  reject: ({ retailer }, { order }) => retailer.post(`/shops/orders/${order.id}/reject/`),
  assign: ({ deliverer }, { deliveryId }) => deliverer.post(`/deliveries/requests/${deliveryId}/accept/`),
  pickUp: ({ deliverer }, { deliveryId }) => deliverer.post(`/deliveries/${deliveryId}/picked_up/`),
  deliver: ({ deliverer }, { deliveryId }) => deliverer.post(`/deliveries/${deliveryId}/delivered/`),
  verify: ({ customer }, { order }) =>
    customer.post(`/customers/orders/${order.id}/verified/`, { items: [] }),
  complete: ({ deliverer }, { deliveryId }) =>
    deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' }),
  cancel: ({ customer }, { order }) => customer.post(`/customers/orders/${order.id}/cancel/`),
} satisfies Record<string, Step>;

const { accept, reject, assign, pickUp, deliver, verify, complete, cancel } = calls;

const ways: Record<OrderStatus, readonly Step[]> = {
  INITIATED: [],
  ACCEPTED: [accept],
  REJECTED: [reject],
  CANCELLED: [cancel],
  ASSIGNED: [accept, assign],
  PICKED_UP: [accept, assign, pickUp],
  DELIVERED: [accept, assign, pickUp, deliver],
  VERIFIED: [accept, assign, pickUp, deliver, verify],
  COMPLETED: [accept, assign, pickUp, deliver, verify, complete],
};

/** An order that has come as far as this status, through the calls that lead there. */
export async function orderIn(
  village: Village,
  status: OrderStatus,
  input: Parameters<typeof placeOrder>[1] = {},
): Promise<PlacedOrder> {
  const order = await placeOrder(village, input);
  const inVillage = { ...village, customer: input?.customer ?? village.customer };
  let placed: PlacedOrder = { order, deliveryId: undefined };
  for (const step of ways[status]) {
    await step(inVillage, placed);
    if (step === accept) placed = { order, deliveryId: await openDeliveryId(village, order.id) };
  }
  const { body } = await inVillage.customer.get(`/customers/orders/${order.id}/`);
  if (body.status !== status) throw new Error(`the order came to ${body.status}, not to ${status}`);
  return { ...placed, order: body };
}

/** The request that was opened for an order. */
export async function openDeliveryId({ deliverer }: Village, orderId: number): Promise<number> {
  const { body } = await deliverer.get('/deliveries/requests/?limit=100');
  const requests: deliveries.DeliveryRequest[] = body.results;
  const request = requests.find(({ order }) => order.id === orderId);
  if (!request) throw new Error(`there is no open request for order ${orderId}`);
  return request.id;
}
