// Orders in any status, made through the API.
import type { CashBalance } from '@haat/contract/cash';
import type * as deliveries from '@haat/contract/deliveries';
import type { OrderStatus } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import { type Customer, makeGoods, type Village } from './village.ts';

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

interface PlacedWith {
  readonly customer?: Customer;
  readonly wanted?: readonly Wanted[];
  /** More fields of the checkout. */
  readonly checkout?: object;
}

/** An order of the village's customer for two new products. Both can be replaced. */
export async function placeOrder(
  village: Village,
  { customer = village.customer, wanted, checkout = {} }: PlacedWith = {},
): Promise<orders.Order> {
  await fillCart(customer, wanted ?? (await twoThings(village)));
  const answer = await customer.post('/customers/checkout/', { slot: village.slotId, ...checkout });
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
  /** Undefined before the order is accepted. */
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

/** An order in this status. It gets there through the API. */
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

/** The deliverer gives all cash of the shop's orders to the shop, which confirms it. Then both can leave. */
export async function handOverAllCash({ deliverer, retailer }: Pick<Village, 'deliverer' | 'retailer'>) {
  const { body } = await deliverer.get('/deliveries/cash/');
  const balances: CashBalance[] = body.parties;
  const amount = balances.find(({ party }) => party.id === retailer.shopId)?.balance ?? 0;
  const made = await deliverer.post('/deliveries/cash/hand_overs/', { shop: retailer.shopId, amount });
  await retailer.post(`/shops/cash/hand_overs/${made.body.id}/confirm/`);
}

/** The open delivery request of an order. */
export async function openDeliveryId(
  { deliverer }: Pick<Village, 'deliverer'>,
  orderId: number,
): Promise<number> {
  const { body } = await deliverer.get('/deliveries/requests/?limit=100');
  const requests: deliveries.DeliveryRequest[] = body.results;
  const request = requests.find(({ order }) => order.id === orderId);
  if (!request) throw new Error(`there is no open request for order ${orderId}`);
  return request.id;
}
