// Who sends the hostile requests: a person of each role, somebody who is blocked, and somebody without a token.
import { makeArticle, makeCategory } from '../articles.ts';
import { makeCatalogueProduct } from '../catalogue.ts';
import type { Client } from '../client.ts';
import { offerTo } from '../credit.ts';
import { makeOperatorClient } from '../operators.ts';
import { fillCart, orderIn, type Wanted } from '../orders.ts';
import { makeProductType } from '../shops.ts';
import type { TestApp } from '../test-app.ts';
import { makeGoods, makeVillage, type Village } from '../village.ts';
import type { Dice } from './dice.ts';
import type { KnownValues } from './known-values.ts';
import { oddTokens } from './odd-values.ts';

const roles = ['nobody', 'customer', 'retailer', 'deliverer', 'operator', 'blocked'] as const;
export type Role = (typeof roles)[number];

/** The role that gets furthest with a path. */
export function usualRole(path: string): Role {
  if (path.startsWith('/api/operator/')) return 'operator';
  if (path.startsWith('/api/deliveries/')) return 'deliverer';
  if (/^\/api\/shops\/(orders|products-retailer|product-images|catalogue|cash|credit|update)\//.test(path))
    return 'retailer';
  return 'customer';
}

export const roleFor = (path: string, dice: Dice): Role =>
  dice.often(0.7) ? usualRole(path) : dice.pick(roles);

export type Attackers = Readonly<Record<Role, Client>>;

/** A village with orders in each state, and its people. What it makes is known afterwards. */
export async function makeAttackers(testApp: TestApp, known: KnownValues): Promise<Attackers> {
  const village = await makeVillage(testApp);
  const operator = await makeOperatorClient(testApp);
  const blocked = await testApp.signIn();
  await testApp.database.pool.query('update users set is_blocked = true where id = $1', [blocked.userId]);
  await makeRecords(village, known);
  const { customer, retailer, deliverer } = village;
  const people = { nobody: testApp.nobody, customer, retailer, deliverer, operator, blocked };
  await learnLists(people, known);
  return people;
}

async function makeRecords(village: Village, known: KnownValues): Promise<void> {
  const { testApp, customer, retailer, cityId, slotId } = village;
  const typeId = await makeProductType(testApp);
  const goods = await makeGoods(testApp, retailer, { type: typeId, quantity: 100_000 });
  const wanted = [{ productId: goods, quantity: 2 }];
  for (const status of [
    'INITIATED',
    'INITIATED',
    'ACCEPTED',
    'ASSIGNED',
    'PICKED_UP',
    'DELIVERED',
  ] as const) {
    const { order, deliveryId } = await orderIn(village, status, { wanted });
    known.learn('/api/customers/orders/', order.id);
    known.learn('/api/shops/orders/', order.id);
    if (deliveryId === undefined) continue;
    known.learn('/api/deliveries/', deliveryId);
    if (status === 'ACCEPTED') known.learn('/api/deliveries/requests/', deliveryId);
  }
  await makeMoney(village, known, wanted);
  await fillCart(customer, wanted);
  await makeArticle(testApp, { categoryId: await makeCategory(testApp) });
  await makeCatalogueProduct(testApp, { typeId });
  known.learn('city', cityId);
  known.learn('slot', slotId);
  known.learn('product_id', goods);
  known.learn('address_id', customer.addressId);
  known.learn('shop__id', retailer.shopId);
  known.learn('number', customer.number);
}

/** A claim of UPI, a hand-over of cash, and an account of credit with a line. Each waits for an answer. */
async function makeMoney(village: Village, known: KnownValues, wanted: readonly Wanted[]): Promise<void> {
  const { customer, retailer, deliverer } = village;
  const { order } = await orderIn(village, 'VERIFIED', { wanted });
  const claim = { amount: 1, reference: '4711' };
  const claimed = await customer.post(`/customers/orders/${order.id}/paid_upi/`, claim);
  known.learn('payment_id', claimed.body.payments[0].id);
  for (const side of ['customers', 'shops', 'operator']) known.learn(`/api/${side}/orders/`, order.id);
  await orderIn(village, 'COMPLETED', { wanted });
  const cash = { shop: retailer.shopId, amount: 1 };
  const { id } = (await deliverer.post('/deliveries/cash/hand_overs/', cash)).body;
  for (const path of ['shops/cash/hand_overs', 'operator/hand-overs']) known.learn(`/api/${path}/`, id);
  known.learn('/api/operator/cash/', deliverer.userId);
  const account = await offerTo(village, customer);
  await customer.post(`/customers/credit/${account.id}/agree/`);
  const correction = { kind: 'correction', amount: 1 };
  const line = await retailer.post(`/shops/credit/${account.id}/entries/`, correction);
  known.learn('entry_id', line.body.id);
  for (const side of ['customers', 'shops']) known.learn(`/api/${side}/credit/`, account.id);
}

/** Each list that has ids for other calls. */
const lists: readonly (readonly [Role, string])[] = [
  ['customer', '/users/sessions/'],
  ['customer', '/customers/addresses/'],
  ['customer', '/blog/articles/'],
  ['customer', '/blog/categories/'],
  ['customer', '/shops/product-types/'],
  ['customer', '/shops/shop-types/'],
  ['customer', '/shops/products/'],
  ['retailer', '/shops/products-retailer/'],
  ['retailer', '/shops/catalogue/'],
  ['deliverer', '/deliveries/'],
  ...['users', 'deliverers', 'cities', 'shops', 'shop-types', 'product-types', 'catalogue'].map(ofOperator),
  ...['slots', 'orders', 'articles', 'categories', 'banners', 'requests', 'synonyms'].map(ofOperator),
];

function ofOperator(name: string): readonly [Role, string] {
  return ['operator', `/operator/${name}/`];
}

async function learnLists(people: Attackers, known: KnownValues): Promise<void> {
  for (const [role, path] of lists) known.learnFrom(`/api${path}`, (await people[role].get(path)).body);
}

/** Undefined when the person can't come back, because the account was deleted, blocked or lost its role. */
export async function signInAgain(
  testApp: TestApp,
  people: Attackers,
  role: Role,
): Promise<Attackers | undefined> {
  const { number, userId } = people[role];
  const again = await testApp.signIn(number);
  const home = { customer: '/users/details/', retailer: '/shops/update/', deliverer: '/deliveries/' };
  const path =
    role === 'customer' || role === 'retailer' || role === 'deliverer' ? home[role] : '/operator/today/';
  const isSame = again.userId === userId && (await again.get(path)).status === 200;
  return isSame ? { ...people, [role]: { ...people[role], ...again } } : undefined;
}

/** The `Authorization` of a request. Now and then it is an odd one. */
export function tokenOf({ token }: Client, dice: Dice): Readonly<Record<string, string>> {
  if (dice.often(0.02)) return { authorization: dice.pick(oddTokens) };
  return token === undefined ? {} : { authorization: `Token ${token}` };
}
