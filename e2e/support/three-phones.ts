// The people of an order, each with the API and a phone.
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as catalogue from '@haat/contract/catalogue';
import type { BodyOf } from '@haat/contract/endpoint';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import type { Browser, Page } from 'playwright-core';
import { type Api, apiOf } from './api.ts';
import { known, type NewShop } from './new-people.ts';
import { giveToken, newPhone, tokenFor } from './people.ts';

export interface Person {
  readonly api: Api;
  readonly page: Page;
}

export interface ThreePhones {
  readonly customer: Person;
  readonly retailer: Person;
  readonly deliverer: Person;
}

export async function phoneOf(browser: Browser, number: string): Promise<Person> {
  const token = await tokenFor(number);
  const context = await newPhone(browser);
  await giveToken(context, token);
  return { api: apiOf(token), page: await context.newPage() };
}

/** Adds the first goods of the catalogue to the shop, one for each price. */
export async function stockAt({ api }: NewShop, prices: readonly number[]): Promise<products.Product[]> {
  const { results } = await api(catalogue.listCatalogue);
  const goods: products.Product[] = [];
  for (const [at, price] of prices.entries()) {
    const { id } = known(results[at], 'catalogue product');
    const added = await api(catalogue.addCatalogueProduct, { params: { id } });
    const body = { price, quantity: 50 };
    goods.push(await api(products.updateProduct, { params: { id: added.id }, body }));
  }
  return goods;
}

type Wanted = readonly (readonly [productId: number, quantity: number])[];
type Wishes = Pick<BodyOf<typeof orders.checkout>, 'if_missing' | 'pay_by'>;

export async function addToCartOf({ api }: Person, wanted: Wanted): Promise<void> {
  const home = known((await api(addresses.listAddresses)).results[0], 'address');
  for (const [product_id, quantity] of wanted) {
    await api(cart.addToCart, { body: { product_id, quantity, address_id: home.id } });
  }
}

export async function orderBy(customer: Person, wanted: Wanted, wishes: Wishes = {}): Promise<orders.Order> {
  await addToCartOf(customer, wanted);
  const slot = known((await customer.api(orders.getSlots)).results[0], 'slot');
  return customer.api(orders.checkout, { body: { slot: slot.id, ...wishes } });
}
