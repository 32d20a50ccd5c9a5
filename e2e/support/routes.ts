// The routes (APP-1), each with the person who opens it, and its parameters.
import * as addresses from '@haat/contract/addresses';
import * as blog from '@haat/contract/blog';
import * as catalogue from '@haat/contract/catalogue';
import * as complaints from '@haat/contract/complaints';
import * as credit from '@haat/contract/credit';
import * as deliveries from '@haat/contract/deliveries';
import * as lists from '@haat/contract/lists';
import * as orders from '@haat/contract/orders';
import * as products from '@haat/contract/products';
import * as shops from '@haat/contract/shops';
import type { Api } from './api.ts';
import { known } from './new-people.ts';
import type { demo } from './people.ts';
import { homeOf } from './village.ts';

export type Person = keyof typeof demo | 'nobody';

/** 'signing in' and 'ordering': pages that can't be opened by URL. */
type Visitor = Person | 'signing in' | 'ordering';

export const routes = {
  '/': 'signing in',
  '/open': 'signing in',
  '/auth/login': 'nobody',
  '/auth/verify': 'signing in',
  '/auth/setup': 'signing in',
  '/auth/location': 'signing in',
  '/blogs': 'customer',
  '/blogs/search': 'customer',
  '/blogs/user': 'customer',
  '/blogs/{blogId}': 'customer',
  '/shops': 'customer',
  '/shops/search': 'customer',
  '/shops/{shopID}': 'customer',
  '/shops/{shopID}/product/{productID}': 'customer',
  '/shops/cart': 'customer',
  '/shops/address': 'customer',
  '/shops/address/add': 'customer',
  '/shops/address/{addressID}': 'customer',
  '/shops/slot': 'customer',
  '/shops/order-placed': 'ordering',
  '/shops/user': 'customer',
  '/shops/order/{orderID}': 'customer',
  '/shops/order/{orderID}/complain': 'customer',
  '/shops/complaints': 'customer',
  '/shops/complaints/{complaintID}': 'customer',
  '/shops/{shopID}/list': 'customer',
  '/shops/lists': 'customer',
  '/shops/lists/{listID}': 'customer',
  '/shops/standing': 'customer',
  '/shops/standing/new': 'customer',
  '/shops/credit': 'customer',
  '/shops/credit/{accountID}/bill': 'customer',
  '/retailer': 'operator',
  '/retailer/not-verified': 'unverified',
  '/retailer/products': 'retailer',
  '/retailer/prices': 'retailer',
  '/retailer/goods-file': 'retailer',
  '/retailer/add-product': 'retailer',
  '/retailer/edit-product/{productID}': 'retailer',
  '/retailer/cash': 'retailer',
  '/retailer/sales': 'retailer',
  '/retailer/statement': 'retailer',
  '/retailer/catalogue': 'retailer',
  '/retailer/orders': 'retailer',
  '/retailer/orders/{orderID}': 'retailer',
  '/retailer/orders/{orderID}/change': 'retailer',
  '/retailer/complaints': 'retailer',
  '/retailer/complaints/{complaintID}': 'retailer',
  '/retailer/lists': 'retailer',
  '/retailer/lists/{listID}': 'retailer',
  '/retailer/packing': 'retailer',
  '/retailer/phone-order': 'retailer',
  '/retailer/credit': 'retailer',
  '/retailer/credit/paper': 'retailer',
  '/retailer/credit/{accountID}': 'retailer',
  '/retailer/credit/{accountID}/bill': 'retailer',
  '/retailer/user': 'retailer',
  '/deliverer': 'deliverer',
  '/deliverer/cash': 'deliverer',
  '/deliverer/delivery/{deliveryID}': 'deliverer',
  '/deliverer/requests': 'deliverer',
  '/deliverer/user': 'deliverer',
  '/support': 'nobody',
  '/support/request': 'customer',
  '/notifications': 'customer',
  // Our addition to the 53 routes.
  '/account': 'customer',
} as const satisfies Record<string, Visitor>;

export type Route = keyof typeof routes;

/** The routes that can be opened by URL, each with the person who opens it. */
export const openRoutes = Object.entries(routes).filter(
  (row): row is [Route, Person] => row[1] !== 'signing in' && row[1] !== 'ordering',
);

export const routesOnTheWay = (way: 'signing in' | 'ordering'): string[] =>
  Object.entries(routes).flatMap(([route, visitor]) => (visitor === way ? [route] : []));

/** The route with its parameters, taken from the API's lists for this person. */
export async function fill(route: string, api: Api): Promise<string> {
  const ids = route.includes('{') ? await idsFor(route, api) : [];
  return ids.reduce((path: string, id) => path.replace(/\{\w+\}/, String(id)), route);
}

async function idsFor(route: string, api: Api): Promise<number[]> {
  if (route.startsWith('/shops/{shopID}')) {
    const query = { address_id: await homeOf(api) };
    const shop = firstOf(await api(shops.nearbyShops, { query }));
    const shelf = await api(products.listProducts, { query: { shop__id: shop } });
    const product = known(shelf.results[0], 'product');
    return [shop, route.includes('{typeID}') ? product.type.id : product.id];
  }
  if (route.startsWith('/retailer/catalogue')) {
    return [known((await api(catalogue.catalogueTypes))[0], 'type in the catalogue').type.id];
  }
  if (route.startsWith('/retailer/credit/')) return [await creditAccount(api)];
  if (route.endsWith('/change')) return [await waitingOrder(api)];
  const list = listsByRoute.find(([start]) => route.startsWith(start))?.[1];
  return [firstOf(await api(known(list, `list for ${route}`)))];
}

/** One that the shop has not answered, or else its newest. */
async function waitingOrder(api: Api): Promise<number> {
  const list = await api(orders.retailerOrders, { query: { limit: 100 } });
  return list.results.find(({ status }) => status === 'INITIATED')?.id ?? firstOf(list);
}

/** The first one of the shop. When there is none, the shop offers one to a customer. */
async function creditAccount(api: Api): Promise<number> {
  const [first] = (await api(credit.shopCredit)).results;
  if (first) return first.id;
  const customer = firstOf(await api(credit.creditCustomers));
  return (await api(credit.offerCredit, { body: { customer, limit: 2000 } })).id;
}

const listsByRoute = [
  ['/blogs/', blog.listArticles],
  ['/shops/address/', addresses.listAddresses],
  ['/shops/order/', orders.customerOrders],
  ['/shops/complaints/', complaints.customerComplaints],
  ['/shops/credit/', credit.customerCredit],
  ['/shops/lists/', lists.customerLists],
  ['/retailer/lists/', lists.shopLists],
  ['/retailer/complaints/', complaints.shopComplaints],
  ['/retailer/edit-product/', products.listRetailerProducts],
  ['/retailer/orders/', orders.retailerOrders],
  ['/deliverer/delivery/', deliveries.listDeliveries],
] as const;

const firstOf = ({ results }: { readonly results: readonly { readonly id: number }[] }): number =>
  known(results[0], 'first of a list').id;
