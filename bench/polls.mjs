// For a minute, 500 phones poll for notifications every ten seconds while twenty orders are placed and accepted. Prints
// how long the polls took, by status. The p99 of all polls should be at most 50 ms.
import { setTimeout as pause } from 'node:timers/promises';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { startDemoHaat } from '../scripts/tasks/demo-haat.mjs';
import { makePeople } from './parts/make-people.mjs';
import { makeTable, percentile } from './parts/numbers.mjs';

const PEOPLE = 500;
const EVERY_MS = 10_000;
const LASTS_MS = 60_000;
const PURCHASES_A_MINUTE = 20;
const CUSTOMER = '+919000000001';
const RETAILER = '+919000000002';
const LIMIT_MS = 50;

const haat = await startDemoHaat({ RATE_LIMIT_PER_MINUTE: '100000000' });
try {
  await run();
} finally {
  await haat.stop();
}

async function run() {
  const tokens = await makePeople(findEmbeddedPostgres(haat.dataDir).url, PEOPLE);
  const customer = await haat.signIn(CUSTOMER);
  const retailer = await haat.signIn(RETAILER);
  const goods = await findGoods(customer);
  const polls = [];
  const purchases = [];
  const end = performance.now() + LASTS_MS;
  const phones = [...tokens, customer.token, retailer.token].map((token, at) =>
    phone(token, (at / PEOPLE) * EVERY_MS, end, polls),
  );
  await Promise.all([...phones, shopping(customer, retailer, goods, end, purchases)]);
  tell(polls, purchases);
}

/** One phone. Like the web app, it keeps the ETag of the last answer. */
async function phone(token, startsAfterMs, end, polls) {
  await pause(startsAfterMs);
  const headers = { authorization: `Token ${token}` };
  for (let next = performance.now(); next < end; next += EVERY_MS) {
    await pause(Math.max(0, next - performance.now()));
    const begun = performance.now();
    const answer = await fetch(`${haat.url}/api/users/notifications/`, { headers });
    await answer.text();
    polls.push({ status: answer.status, ms: performance.now() - begun });
    headers['if-none-match'] = answer.headers.get('etag') ?? '';
  }
}

async function findGoods(customer) {
  const [address] = (await customer.get('/customers/addresses/')).results;
  const { results } = await customer.get(
    `/shops/product-search/?address_id=${address.id}&search=tomato&limit=100`,
  );
  const product = results.find((one) => one.shop_name === 'Amma Vegetables');
  const { results: slots } = await customer.get('/shops/get-slots/?limit=1');
  return { line: { product_id: product.id, address_id: address.id, quantity: 1 }, slot: slots[0].id };
}

/** One order, in four calls: add to cart, checkout, accept, view. */
async function shopping(customer, retailer, { line, slot }, end, purchases) {
  for (let next = performance.now(); next < end; next += 60_000 / PURCHASES_A_MINUTE) {
    await pause(Math.max(0, next - performance.now()));
    const begun = performance.now();
    await customer.post('/customers/cart/add/', line);
    const order = await customer.post('/customers/checkout/', { slot });
    await retailer.post(`/shops/orders/${order.id}/accept/`, {});
    await customer.get(`/customers/orders/${order.id}/`);
    purchases.push(performance.now() - begun);
  }
}

function tell(polls, purchases) {
  const line = makeTable(['what', 'number', 'p50 ms', 'p99 ms', 'longest ms']);
  const row = (name, ms) => {
    const parts = [0.5, 0.99, 1].map((part) => percentile(ms, part).toFixed(1));
    line([name, ms.length, ...parts]);
  };
  const times = (kept) => polls.filter(({ status }) => kept(status)).map(({ ms }) => ms);
  row(
    'polls',
    times(() => true),
  );
  row(
    'polls, something new (200)',
    times((status) => status === 200),
  );
  row(
    'polls, nothing new (304)',
    times((status) => status === 304),
  );
  row('orders, four calls each', purchases);
  const errors = times((status) => status !== 200 && status !== 304).length;
  console.log(`${errors} polls failed`);
  const p99 = percentile(
    polls.map(({ ms }) => ms),
    0.99,
  );
  if (errors > 0 || p99 > LIMIT_MS) process.exitCode = 1;
}
