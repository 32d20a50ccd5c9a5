// Completes orders, and moves their money through each book: UPI, cash and its hand-over, credit and its payment.

type Who = 'customer' | 'retailer' | 'deliverer';

/** Calls for one order, each repeated until it is answered. */
export interface Calls {
  // biome-ignore lint/suspicious/noExplicitAny: the API's own tests check the shapes
  get(who: Who, path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  post(who: Who, path: string, body?: object): Promise<any>;
}

/** In paise, as the answers said. */
export interface Paid {
  readonly upi: number;
  readonly cash: number;
  readonly credit: number;
}

const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** The customer pays one rupee by UPI and the rest in cash. The deliverer hands over half of the shop's part. */
export async function completeWithCash(calls: Calls, orderId: number, shopId: number): Promise<Paid> {
  const { id, amount, order } = await bringToDoor(calls, orderId);
  const [upi, cash] = [100, paiseOf(amount) - 100];
  const { payments } = await calls.post('deliverer', `/deliveries/${id}/completed/`, {
    payment: 'At the door',
    payments: [
      { method: 'upi', amount: upi / 100, reference: '4711' },
      { method: 'cash', amount: cash / 100 },
    ],
  });
  const claim = payments.find(({ method }: { method: string }) => method === 'upi');
  await calls.post('retailer', `/shops/orders/${orderId}/payments/${claim.id}/confirm/`);
  // The delivery cost of orders on credit is taken from the rest.
  const handOver = await calls.post('deliverer', '/deliveries/cash/hand_overs/', {
    shop: shopId,
    amount: Math.floor((cash - paiseOf(order.delivery_cost)) / 2) / 100,
    note: `Order ${orderId}`,
  });
  await calls.post('retailer', `/shops/cash/hand_overs/${handOver.id}/confirm/`);
  return { upi, cash, credit: 0 };
}

/** For a customer with a completed order. Returns the account's id. */
export async function openCredit(calls: Calls, customerId: number): Promise<number> {
  const { id } = await calls.post('retailer', '/shops/credit/', { customer: customerId, limit: 10_000 });
  await calls.post('customer', `/customers/credit/${id}/agree/`);
  return id;
}

/** The order was placed on credit. Afterwards the customer pays what it cost. */
export async function completeOnCredit(calls: Calls, orderId: number, accountId: number): Promise<Paid> {
  const { id, amount } = await bringToDoor(calls, orderId);
  await calls.post('deliverer', `/deliveries/${id}/completed/`, { payment: 'On credit' });
  const line = await calls.post('customer', `/customers/credit/${accountId}/entries/`, { amount });
  await calls.post('retailer', `/shops/credit/${accountId}/entries/${line.id}/agree/`);
  return { upi: 0, cash: 0, credit: paiseOf(amount) };
}

/** Returns the delivery. */
async function bringToDoor({ get, post }: Calls, orderId: number) {
  await post('retailer', `/shops/orders/${orderId}/accept/`);
  const { results } = await get('deliverer', '/deliveries/requests/?limit=100');
  const { id } = results.find(({ order }: { order: { id: number } }) => order.id === orderId);
  for (const step of [`requests/${id}/accept`, `${id}/picked_up`, `${id}/delivered`])
    await post('deliverer', `/deliveries/${step}/`);
  await post('customer', `/customers/orders/${orderId}/verified/`, { items: [] });
  return get('deliverer', `/deliveries/${id}/`);
}
