// Calls every list of the contract on a tenth of the bench's market. No statement may scan a large table.
import type { EndpointSpec } from '@haat/contract/endpoint';
import { endpoints } from '@haat/contract/every-endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCashRows } from './testing/cash-rows.ts';
import type { Client } from './testing/client.ts';
import { makeComplaintRows } from './testing/complaint-rows.ts';
import { makeCredit } from './testing/credit-rows.ts';
import { makeListRows } from './testing/list-rows.ts';
import { loadMarket, marketNumber } from './testing/market.ts';
import { makeNeedRows } from './testing/need-rows.ts';
import { makeOperatorClient } from './testing/operators.ts';
import { makePhoneOrderRows } from './testing/phone-order-rows.ts';
import { scannedTables } from './testing/plans.ts';
import { recordStatements, type SentStatement } from './testing/sent-statements.ts';
import { makeStandingRows } from './testing/standing-rows.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const sizes = { cities: 10, shops: 200, products: 20_000, customers: 500, orders: 50_000 };

/** In a table of fewer rows, a sequential scan may be the quickest way. */
const smallRows = 1_000;

/** The operator's catalogue is the same for all shops, and its list counts all of it. */
const countedWhole = 'catalogue_products';

const isList = ({ responses }: EndpointSpec): boolean => {
  const shape = responses[200] as { type?: string; properties?: object } | null | undefined; // a JSON schema
  return shape?.type === 'array' || ['count', 'results'].every((name) => name in (shape?.properties ?? {}));
};
const lists = [...endpoints].filter(([, spec]) => spec.method === 'GET' && isList(spec));

/** Queries for each list. `SHOP`, `TYPE` and `HOME` stand for ids of the market, `DAYS` for a day with orders. */
const customerQueries: Readonly<Record<string, readonly string[]>> = {
  'accounts.cities': ['', '?limit=10'],
  'accounts.listSessions': [''],
  'addresses.listAddresses': [''],
  'again.boughtBefore': ['', '?offset=1'],
  'blog.listArticles': ['', '?offset=50', '?is_pinned=1', '?is_pinned=0&order=newest', '?search=market'],
  'blog.listBanners': [''],
  'blog.listCategories': [''],
  'complaints.customerComplaints': ['', '?offset=10'],
  'credit.customerCredit': [''],
  'credit.customerCreditEntries': ['', '?offset=2000'],
  'notifications.listNotifications': ['', '?offset=10'],
  'orders.customerOrders': ['', '?offset=1'],
  'orders.customerPreviousOrders': ['', '?offset=50'],
  'orders.getSlots': [''],
  'products.listProducts': [
    '?shop__id=SHOP',
    '?shop__id=SHOP&type__id=TYPE',
    '?shop__id=SHOP&search=country',
    '?shop__id=SHOP&search=cuontry',
  ],
  'products.productTypes': [''],
  'search.searchProducts': [
    '?address_id=HOME&search=tomato',
    '?address_id=HOME&search=country+tomato',
    '?address_id=HOME&search=tomatto',
    '?address_id=HOME&search=seasonal&offset=50',
    '?address_id=HOME&search=homeware',
    '?shop_id=SHOP&search=country',
  ],
  'products.shopProductTypes': [''],
  'products.listOffers': ['?address_id=HOME', '?address_id=HOME&shop_id=SHOP'],
  'lists.customerLists': ['', '?offset=1'],
  'standing.listStanding': [''],
  'shops.nearbyShops': ['?address_id=HOME', '?address_id=HOME&shop_type=1', '?address_id=HOME&offset=10'],
  'shops.shopTypes': [''],
  'support.listRequests': [''],
};
const retailerQueries: typeof customerQueries = {
  'complaints.shopComplaints': ['', '?offset=100'],
  'credit.shopCredit': ['', '?offset=10'],
  'credit.shopCreditEntries': ['', '?offset=2000'],
  'credit.creditCustomers': ['', '?search=person'],
  'orders.retailerOrders': ['', '?offset=1', '?status=INITIATED'],
  'orders.retailerPreviousOrders': ['', '?offset=50'],
  'lists.shopLists': ['', '?offset=1'],
  'packing.slotsToPack': [''],
  'phoneOrders.listPhoneOrders': ['', '?offset=10'],
  'catalogue.catalogueTypes': [''],
  'catalogue.listCatalogue': ['', '?type__id=TYPE', '?search=country', '?search=desi'],
  'products.listRetailerProducts': ['', '?search=country', '?search=desi', '?search=17'],
  'products.shopProductTypes': [''],
};
const delivererQueries: typeof customerQueries = {
  'cash.listCashEntries': ['', '?offset=50'],
  'deliveries.listDeliveries': ['', '?offset=50'],
  'deliveries.listRequests': ['', '?offset=10'],
};
const operatorQueries: typeof customerQueries = {
  'operatorAudit.listAudit': ['', '?kind=user', '?limit=1'],
  'operatorAnnouncements.listAnnouncements': ['', '?city=1'],
  'operatorCommission.listStatements': ['', '?city=1'],
  'operatorCash.listCash': ['', '?search=ravi', '?city=1'],
  'operatorCash.listHandOvers': ['', '?state=waiting', '?search=ravi'],
  'operatorCatalogue.listCatalogue': ['', '?type=TYPE', '?search=country'],
  'operatorCities.listCities': ['', '?search=town'],
  'operatorProductTypes.listProductTypes': ['', '?search=fruit', '?shop_type=1'],
  'operatorShops.listShops': [
    '',
    '?state=verified',
    '?city=1',
    '?type=1',
    '?search=grocery',
    '?search=6000000501',
  ],
  'operatorShopTypes.listShopTypes': ['', '?search=grocery'],
  'operatorSlots.listSlots': ['', '?city=1'],
  'operatorOrders.listOrders': [
    '',
    '?offset=9000&limit=100',
    '?status=COMPLETED',
    '?customer=1',
    '?deliverer=701',
    '?need=orders_unanswered',
    '?need=requests_open',
    '?need=deliveries_late',
    '?need=deliveries_failed',
    '?city=1',
    '?city=2&offset=50',
    '?shop=SHOP',
    '?status=INITIATED',
    '?day=DAYS',
    '?from=DAYS&to=DAYS',
    '?active_of=1',
    '?sort=time',
    '?sort=-amount',
    '?sort=amount&offset=50',
    '?search=17',
  ],
  'operatorArticles.listArticles': ['', '?offset=50', '?status=published', '?category=2', '?search=market'],
  'operatorBanners.listBanners': ['', '?search=banner'],
  'operatorCategories.listCategories': ['', '?search=category'],
  'operatorComplaints.listComplaints': [
    '',
    '?offset=1000',
    '?state=open',
    '?state=closed',
    '?kind=money',
    '?is_due=1',
    '?is_due=0',
    '?city=1',
    '?shop=MINE',
    '?customer=1',
    '?search=person',
    '?search=6000000001',
  ],
  'operatorCredit.listCredit': ['', '?shop=SHOP', '?state=open', '?search=person', '?search=6000000001'],
  'operatorDeliverers.listDeliverers': ['', '?city=1'],
  'operatorRequests.listRequests': ['', '?status=open', '?search=back'],
  'operatorSynonyms.listSynonyms': ['', '?search=rice'],
  'operatorUsers.listUsers': ['', '?search=6000000501', '?is_deliverer=1'],
};
const queriesOf = {
  customer: customerQueries,
  retailer: retailerQueries,
  deliverer: delivererQueries,
  operator: operatorQueries,
};
type Role = keyof typeof queriesOf;
const roles: readonly Role[] = ['customer', 'retailer', 'deliverer', 'operator'];

let t: TestApp;
let people: Readonly<Record<Role, Client>>;
let ids: Readonly<Record<string, number | string>>;
let large: ReadonlySet<string>;
beforeAll(async () => {
  t = await createTestApp();
  await loadMarket(t.database, sizes);
  people = {
    customer: await t.signIn(marketNumber(1)),
    retailer: await t.signIn(marketNumber(sizes.customers + 1)),
    deliverer: await t.signIn(marketNumber(sizes.customers + sizes.shops + 1)),
    operator: await makeOperatorClient(t),
  };
  await people.operator.post('/operator/synonyms/', { names: ['rice', 'chawal'] });
  await people.operator.post('/operator/synonyms/', { names: ['country', 'നാടൻ', 'desi'] });
  await people.operator.post('/operator/announcements/', {
    city: 1,
    audiences: ['deliverer'],
    texts: { en: 'The bridge is closed.' },
  });
  const shop =
    'select id as shop, type_id as kind from shops where city_id = 1 and is_open order by id limit 1';
  const [row] = (await t.database.pool.query(shop)).rows;
  const ownShop = 'select id from shops where retailer_id = $1';
  const [own] = (await t.database.pool.query(ownShop, [people.retailer.userId])).rows;
  const account = await makeCredit(t, { shopId: Number(own.id), customer: marketNumber(1) });
  await makeComplaintRows(t, { shopId: Number(own.id) });
  await makePhoneOrderRows(t);
  await makeStandingRows(t);
  await makeListRows(t, { shopId: Number(own.id) });
  await makeNeedRows(t);
  const until = "offer_paise = 1, offer_until = '2099-12-31', offer_ends_at = '2100-01-01'";
  await t.database.pool.query(`update products set ${until} where quantity > 0 and id % 50 = 0`);
  await makeCashRows(t, { delivererId: people.deliverer.userId });
  const day = "select max(created_at at time zone 'Asia/Kolkata')::date::text as day from orders";
  const [last] = (await t.database.pool.query(day)).rows;
  const bought = "select max(shop_id) as shop from orders where customer_id = $1 and status = 'COMPLETED'";
  const [sold] = (await t.database.pool.query(bought, [people.customer.userId])).rows;
  ids = {
    SOLD: Number(sold.shop),
    SHOP: Number(row.shop),
    TYPE: 2 * Number(row.kind),
    HOME: 1,
    MINE: Number(own.id),
    BOOK: account,
    DAYS: String(last.day),
  };
  const sized = 'select relname from pg_class where reltuples >= $1 and relname <> $2';
  const { rows } = await t.database.pool.query(sized, [smallRows, countedWhole]);
  large = new Set(rows.map(({ relname }) => relname));
});
afterAll(() => t.close());

/** The large tables that a call scans, each with the statement. */
async function scansOf(person: Client, path: string): Promise<string[]> {
  let results = 0;
  const sent = await recordStatements(async () => {
    const { status, body, text } = await person.get(path);
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    results = (body.results ?? body.days ?? body).length;
  });
  expect(sent.length, path).toBeGreaterThan(0);
  // An empty list would prove nothing.
  expect(results, path).toBeGreaterThan(0);
  const scans = await Promise.all(sent.map((statement) => largeScans(statement)));
  return scans.flat().map((scan) => `${path}: ${scan}`);
}

async function largeScans(statement: SentStatement): Promise<string[]> {
  const client = await t.database.pool.connect();
  try {
    const tables = (await scannedTables(client, statement)).filter((table) => large.has(table));
    return tables.map((table) => `reads all of ${table}: ${statement.text}`);
  } finally {
    client.release();
  }
}

it('knows the large tables', () => {
  expect([...large]).toEqual(
    expect.arrayContaining([
      'products',
      'orders',
      'order_items',
      'order_events',
      'deliveries',
      'notifications',
      'credit_accounts',
      'credit_entries',
      'complaints',
      'complaint_messages',
    ]),
  );
});

describe.each(roles)("a %s's lists scan no large table [SCALE-4]", (role) => {
  it.each(Object.entries(queriesOf[role]))('%s', async (name, queries) => {
    const spec = endpoints.get(name);
    for (const query of queries) {
      const filled = `${spec?.path}${query}`.replace(/[A-Z]{4}/g, (word) => String(ids[word] ?? word));
      const id = name === 'again.boughtBefore' ? ids.SOLD : ids.BOOK;
      expect(await scansOf(people[role], filled.replace('{id}', String(id)))).toEqual([]);
    }
  });
});

it("the operator's figures of the day scan no large table [SCALE-4]", async () => {
  expect(await scansOf(people.operator, '/operator/today/')).toEqual([]);
});

it('covers every list of the contract [SCALE-4]', () => {
  const covered = new Set(Object.values(queriesOf).flatMap((queries) => Object.keys(queries)));
  expect(lists.map(([name]) => name).filter((name) => !covered.has(name))).toEqual([]);
});

it('recognises a statement that reads a whole table', async () => {
  const text = 'select count(*) from notifications where body = $1';
  expect(await largeScans({ text, values: ['x'], isNamed: false })).toEqual([
    `reads all of notifications: ${text}`,
  ]);
});
