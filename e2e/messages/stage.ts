// The people of the message tests: a customer with two addresses, a shop with one product, a deliverer.
// Each has one phone, whose pages share the sign-in.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import type { OrderStatus } from '@haat/contract/order-machine';
import * as orders from '@haat/contract/orders';
import type * as products from '@haat/contract/products';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Api, apiOf } from '../support/api.ts';
import { cityOf, createPerson, known, openShop, order, stock } from '../support/new-people.ts';
import { demo, newPhone, signIn, village } from '../support/people.ts';
import { homeOf } from '../support/village.ts';

export type Role = 'customer' | 'retailer' | 'deliverer';

interface Actor {
  readonly api: Api;
  readonly token: string;
  readonly phone: BrowserContext;
}

export interface Stage extends Readonly<Record<Role, Actor>> {
  readonly shopId: number;
  readonly product: products.Product;
}

export interface Numbers {
  readonly customer: string;
  readonly retailer: string;
}

export async function setStage(browser: Browser, numbers: Numbers): Promise<Stage> {
  const customer = await createPerson({ number: numbers.customer, firstName: 'Devika', lastName: 'Pillai' });
  const retailer = { number: numbers.retailer, firstName: 'Beena', lastName: 'Mathew' };
  const shop = await openShop(retailer, `Message Corner ${numbers.retailer.slice(-2)}`);
  await customer(addresses.addAddress, { body: await workOf(customer, numbers.customer) });
  const actor = async (number: string): Promise<Actor> => {
    const phone = await newPhone(browser);
    const token = await signIn(phone, number);
    return { phone, token, api: apiOf(token) };
  };
  return {
    shopId: shop.id,
    product: await stock(shop, 100),
    customer: await actor(numbers.customer),
    retailer: await actor(numbers.retailer),
    deliverer: await actor(demo.deliverer),
  };
}

const workOf = async (customer: Api, number: string) => ({
  ...village,
  name: 'Work',
  address: 'Panchayat Office\nMarket Road\nChembukara',
  receiver: 'Devika Pillai',
  number: `+91${number}`,
  city: await cityOf(customer),
});

/** Puts one of the shop's product into the cart, for the home address. */
export async function fillCart({ customer, product }: Stage): Promise<void> {
  const address_id = await homeOf(customer.api);
  await customer.api(cart.addToCart, { body: { product_id: product.id, address_id } });
}

export async function open(stage: Stage, role: Role, path: string): Promise<Page> {
  const page = await stage[role].phone.newPage();
  await page.goto(path);
  return page;
}

/** The delivery of an accepted order, with or without a deliverer. */
export async function deliveryOf({ deliverer }: Stage, orderId: number): Promise<number> {
  const taken = await deliverer.api(deliveries.listDeliveries, { query: { limit: 100 } });
  const openOnes = await deliverer.api(deliveries.listRequests, { query: { limit: 100 } });
  const all = [...taken.results, ...openOnes.results];
  return known(
    all.find((each) => each.order.id === orderId),
    'such delivery',
  ).id;
}

const way: readonly OrderStatus[] = ['INITIATED', 'ACCEPTED', 'ASSIGNED', 'PICKED_UP', 'DELIVERED'];

/** Places an order and moves it to this status. */
export async function orderAt(stage: Stage, status: OrderStatus): Promise<number> {
  const { id } = await order(stage.customer.api, stage.product.id);
  const isPast = (step: OrderStatus): boolean => way.indexOf(step) <= way.indexOf(status);
  if (isPast('ACCEPTED')) await stage.retailer.api(orders.acceptOrder, { params: { id } });
  if (!isPast('ASSIGNED')) return id;
  const params = { id: await deliveryOf(stage, id) };
  await stage.deliverer.api(deliveries.acceptRequest, { params });
  if (isPast('PICKED_UP')) await stage.deliverer.api(deliveries.markPickedUp, { params });
  if (isPast('DELIVERED')) await stage.deliverer.api(deliveries.markDelivered, { params });
  return id;
}
