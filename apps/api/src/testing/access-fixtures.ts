// People of each role and objects of one owner, for the table of who may do what.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { examples } from '@haat/contract/examples';
import type { Person } from './access-table.ts';
import { addressInput } from './addresses.ts';
import type { Client } from './client.ts';
import { complain } from './complaints.ts';
import { creditOf } from './credit.ts';
import { sendList } from './lists.ts';
import { makeOperatorClient } from './operators.ts';
import { orderIn, type Wanted } from './orders.ts';
import { enterOrder } from './phone-orders.ts';
import { makeImage } from './pictures.ts';
import { makeProductType } from './shops.ts';
import { makeStanding } from './standing.ts';
import type { TestApp } from './test-app.ts';
import {
  makeCustomer,
  makeDelivererClient,
  makeGoods,
  makeRetailer,
  makeVillage,
  type Village,
} from './village.ts';

export interface Fixtures {
  /** With sessions that work. */
  village(): Promise<Village>;
  /** A new product of the village's shop. Uploads are limited, so all have one picture. */
  goods(): Promise<number>;
  /** A person whose session works, also after a sign-out. */
  clientOf(person: Person): Promise<Client>;
  /** After a call that may have ended sessions, each is tried before its next use. */
  tryAgain(): void;
}

/** The customer, the retailer and the deliverer own the objects; the others are strangers of the same roles. */
export async function makeFixtures(testApp: TestApp): Promise<Fixtures> {
  const village = await makeVillage(testApp);
  const { cityId, customer, retailer, deliverer } = village;
  const blocked = await makeCustomer(testApp, cityId);
  await testApp.database.pool.query('update users set is_blocked = true where id = $1', [blocked.userId]);
  const clients: Record<Person, Client> = {
    nobody: testApp.nobody,
    blocked,
    otherCustomer: await makeCustomer(testApp, cityId),
    otherRetailer: await makeRetailer(testApp, cityId),
    otherDeliverer: await makeDelivererClient(testApp, cityId),
    customer,
    retailer,
    deliverer,
    operator: await makeOperatorClient(testApp),
  };
  const { clientOf, tryAgain } = keepSignedIn(testApp, clients);
  const image = await makeImage(retailer);
  return {
    clientOf,
    tryAgain,
    goods: async () => {
      const client = { ...retailer, ...(await clientOf('retailer')) };
      return makeGoods(testApp, client, { images: [image], quantity: 100 });
    },
    village: async () => ({
      ...village,
      customer: { ...customer, ...(await clientOf('customer')) },
      retailer: { ...retailer, ...(await clientOf('retailer')) },
      deliverer: await clientOf('deliverer'),
    }),
  };
}

/** Signs a person in again whose session has ended. */
function keepSignedIn(
  testApp: TestApp,
  clients: Record<Person, Client>,
): Pick<Fixtures, 'clientOf' | 'tryAgain'> {
  const working = new Set<Person>();
  const clientOf = async (person: Person): Promise<Client> => {
    const client = clients[person];
    if (person === 'nobody' || person === 'blocked' || working.has(person)) return client;
    working.add(person);
    if ((await client.get('/users/details/')).status === 200) return client;
    clients[person] = await testApp.signIn(client.number);
    return clients[person];
  };
  return { clientOf, tryAgain: () => working.clear() };
}

type Params = Readonly<Record<string, number>>;

/** Objects of the village's customer, retailer or deliverer, for an endpoint with ids. They are new, because calls change them. */
export async function paramsFor(fixtures: Fixtures, spec: EndpointSpec): Promise<Params> {
  if (!spec.path.includes('{')) return {};
  if (spec.path.includes('/payments/{')) return claimFor(fixtures);
  return { id: await idFor(fixtures, spec) };
}

/** An order with a payment that its customer claims. */
async function claimFor(fixtures: Fixtures): Promise<Params> {
  const village = await fixtures.village();
  const wanted = [{ productId: await fixtures.goods(), quantity: 1 }];
  const { order } = await orderIn(village, 'VERIFIED', { wanted });
  const claim = { amount: 1, reference: '4711' };
  const { body } = await village.customer.post(`/customers/orders/${order.id}/paid_upi/`, claim);
  return { id: order.id, payment_id: body.payments[0].id };
}

async function idFor(fixtures: Fixtures, { path }: EndpointSpec): Promise<number> {
  const village = await fixtures.village();
  const { customer, retailer, cityId } = village;
  const wanted = async () => [{ productId: await fixtures.goods(), quantity: 1 }];
  if (path.startsWith('/deliveries/requests/{')) {
    return (await orderIn(village, 'ACCEPTED', { wanted: await wanted() })).deliveryId ?? 0;
  }
  if (path.startsWith('/deliveries/{')) return deliveryOf(village, await wanted());
  if (/^\/(customers|shops|operator)\/orders\/\{/.test(path))
    return (await orderIn(village, 'INITIATED', { wanted: await wanted() })).order.id;
  if (/^\/(customers|shops|operator)\/complaints\/\{/.test(path)) {
    return complaintOf(village, wanted);
  }
  if (/^\/(customers|shops)\/credit\/\{/.test(path)) return creditOf(village);
  if (/^\/(customers|shops)\/lists\/\{/.test(path)) return listOf(village);
  if (path.startsWith('/customers/standing/{')) return standingOf(village, await fixtures.goods());
  if (path.startsWith('/customers/addresses/{'))
    return (await customer.post('/customers/addresses/', addressInput(cityId))).body.id;
  if (/^\/shops\/products(-retailer)?\/\{/.test(path)) return fixtures.goods();
  if (path.startsWith('/users/sessions/{')) return sessionOf(village);
  if (path.startsWith('/shops/cash/hand_overs/{')) return handOverTo(village, await wanted());
  if (path.startsWith('/shops/phone-orders/{')) return (await enterOrder(village, await fixtures.goods())).id;
  if (path === '/shops/{id}/' || path === '/shops/{id}/bought-before/') return retailer.shopId;
  // Nobody owns the rest, so one that doesn't exist tells who may ask.
  return 999_999;
}

const deliveryOf = async (village: Village, wanted: readonly Wanted[]): Promise<number> =>
  (await orderIn(village, 'ASSIGNED', { wanted })).deliveryId ?? 0;

/** Of the village's customer. A person makes few complaints in a day, so all calls have the same one. */
async function complaintOf(village: Village, wanted: () => Promise<readonly Wanted[]>): Promise<number> {
  const { body } = await village.customer.get('/customers/complaints/');
  if (body.count > 0) return body.results[0].id;
  const { order } = await orderIn(village, 'INITIATED', { wanted: await wanted() });
  return (await complain(village, { orderId: order.id })).id;
}

/** Of the village's customer. A person sends few in an hour, so all calls have the same one. */
async function listOf(village: Village): Promise<number> {
  const { body } = await village.customer.get('/customers/lists/');
  return body.count > 0 ? body.results[0].id : (await sendList(village)).id;
}

/** Of the village's customer. A person has few, so all calls have the same one. */
async function standingOf(village: Village, product: number): Promise<number> {
  const { body } = await village.customer.get('/customers/standing/');
  return body.count > 0 ? body.results[0].id : (await makeStanding(village, product)).id;
}

/** The deliverer of a completed order hands over a paisa to its shop. */
async function handOverTo(village: Village, wanted: readonly Wanted[]): Promise<number> {
  await orderIn(village, 'COMPLETED', { wanted });
  const paisa = { shop: village.retailer.shopId, amount: 0.01 };
  return (await village.deliverer.post('/deliveries/cash/hand_overs/', paisa)).body.id;
}

/** A done call would make others of the people, or close the shop. */
const wouldChangeRoles = new Set(['/shops/create/', '/shops/update/', '/customers/create/']);

/** A body whose ids are of the village, because input is checked before the owner. Otherwise the documented example. */
export async function bodyFor(fixtures: Fixtures, spec: EndpointSpec): Promise<unknown> {
  if (wouldChangeRoles.has(spec.path)) return {};
  const village = await fixtures.village();
  const { testApp, customer } = village;
  const example = examples.find((one) => one.spec === spec)?.body ?? {};
  if (spec.path.startsWith('/customers/cart/')) {
    return { product_id: await fixtures.goods(), address_id: customer.addressId };
  }
  if (spec.path === '/deliveries/picked_up/') {
    const wanted = [{ productId: await fixtures.goods(), quantity: 1 }];
    return { ids: [await deliveryOf(village, wanted)] };
  }
  if (spec.path === '/customers/orders/{id}/complaints/') return { ...example, files: [] };
  if (spec.method === 'POST' && spec.path === '/shops/products-retailer/')
    return { ...example, type: await makeProductType(testApp), images: [] };
  return example;
}

/** Another session of the customer. */
async function sessionOf({ testApp, customer }: Village): Promise<number> {
  const other = await testApp.signIn(customer.number);
  const { body } = await other.get('/users/sessions/');
  return body.results.find((one: { is_current: boolean }) => one.is_current).id;
}
