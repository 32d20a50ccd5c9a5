// Creates new people through the API, so that tests don't share state.
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as catalogueContract from '@haat/contract/catalogue';
import { verifyShop } from '@haat/contract/operator/shops';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import { type Api, apiOf } from './api.ts';
import { demo, tokenFor, village } from './people.ts';

export interface NewPerson {
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
}

const home = { ...village, name: 'Home', address: 'Puthen House\nTemple Road\nNear the well' };

async function cityOf(api: Api): Promise<number> {
  return known((await api(accounts.cities)).results[0], 'city').id;
}

/** Signs in a new person with a name and a home address in the middle of the village. */
export async function createPerson({ number, firstName, lastName }: NewPerson): Promise<Api> {
  const api = apiOf(await tokenFor(number));
  const email = `${firstName.toLowerCase()}@example.in`;
  await api(accounts.setup, { body: { first_name: firstName, last_name: lastName, email } });
  await api(addresses.createCustomer, { body: { primary_address: { ...home, city: await cityOf(api) } } });
  return api;
}

export interface NewShop {
  readonly id: number;
  readonly api: Api;
}

/** Opens a verified grocery without products. It is far out, so that it comes first in nobody's list. */
export async function openShop(retailer: NewPerson, name: string): Promise<NewShop> {
  const api = await createPerson(retailer);
  const types = await api(shops.shopTypes);
  const type = known(
    types.results.find((each) => each.name === 'Grocery'),
    'shop type',
  ).id;
  const place = { latitude: 10.555, longitude: 76.23, address: 'Ferry Road\nOpposite the school\nViyyur' };
  const shop = await api(shops.createShop, { body: { ...place, name, type, city: await cityOf(api) } });
  await apiOf(await tokenFor(demo.operator))(verifyShop, { params: { id: shop.id } });
  return { id: shop.id, api };
}

/** Adds the first product of the catalogue to the shop and sets its quantity. */
export async function stock({ api }: NewShop, quantity: number): Promise<products.Product> {
  const first = known((await api(catalogueContract.listCatalogue)).results[0], 'catalogue product');
  const { id } = await api(catalogueContract.addCatalogueProduct, { params: { id: first.id } });
  return api(products.updateProduct, { params: { id }, body: { quantity } });
}

/** Orders one of the product in the first slot. */
export async function order(
  customer: Api,
  productId: number,
  additional_details = '',
): Promise<orders.Order> {
  const address = known((await customer(addresses.listAddresses)).results[0], 'address');
  await customer(cart.addToCart, { body: { product_id: productId, address_id: address.id } });
  const slot = known((await customer(orders.getSlots)).results[0], 'slot');
  return customer(orders.checkout, { body: { slot: slot.id, additional_details } });
}

/** Throws if the demo village lacks something that the test needs. */
export function known<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`the village has no ${what}`);
  return thing;
}
