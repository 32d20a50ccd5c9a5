// Prepares the demo village through the API: a filled cart, an order at a door.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import { type Api, apiOf } from './api.ts';
import { known, order } from './new-people.ts';
import { demo, tokenFor } from './people.ts';

export const apiAs = async (who: keyof typeof demo): Promise<Api> => apiOf(await tokenFor(demo[who]));

export async function homeOf(customer: Api): Promise<number> {
  return known((await customer(addresses.listAddresses)).results[0], 'address').id;
}

/** A product of the demo's retailer with a large stock. */
export async function plentifulProduct(): Promise<products.Product> {
  const retailer = await apiAs('retailer');
  const { results } = await retailer(products.listRetailerProducts, { query: { limit: 100 } });
  return known(
    results.find(({ quantity }) => quantity >= 10),
    'product with a quantity of ten',
  );
}

export async function fillCart(customer: Api, quantity: number): Promise<products.Product> {
  const product = await plentifulProduct();
  const address_id = await homeOf(customer);
  await customer(cart.addToCart, { body: { product_id: product.id, quantity, address_id } });
  return product;
}

export async function emptyCart(customer: Api): Promise<void> {
  for (const { product, quantity } of (await customer(cart.getCart)).items) {
    await customer(cart.removeFromCart, { body: { product_id: product.id, quantity } });
  }
}

/** The demo retailer accepts the order, and the demo deliverer its request. Returns the delivery's id. */
export async function acceptOrderAndDelivery(orderId: number): Promise<number> {
  await (await apiAs('retailer'))(orders.acceptOrder, { params: { id: orderId } });
  const deliverer = await apiAs('deliverer');
  const requests = (await deliverer(deliveries.listRequests, { query: { limit: 100 } })).results;
  const request = requests.find((open) => open.order.id === orderId);
  const { id } = known(request, 'request for the order');
  await deliverer(deliveries.acceptRequest, { params: { id } });
  return id;
}

/** An order of one item from the demo retailer, delivered to the door and waiting for the check. */
export async function orderAtTheDoor(
  customer: Api,
  instructions = '',
): Promise<{ orderId: number; deliveryId: number }> {
  const { id } = await order(customer, (await plentifulProduct()).id, instructions);
  const params = { id: await acceptOrderAndDelivery(id) };
  const deliverer = await apiAs('deliverer');
  await deliverer(deliveries.markPickedUp, { params });
  await deliverer(deliveries.markDelivered, { params });
  return { orderId: id, deliveryId: params.id };
}
