// Measures the most frequent reads, one after another: 16 connections of one customer, five seconds each.
import autocannon from 'autocannon';
import { startDemoHaat } from '../scripts/tasks/demo-haat.mjs';

const CUSTOMER = '+919000000001';
const CONNECTIONS = 16;
const SECONDS = 5;

const haat = await startDemoHaat({ RATE_LIMIT_PER_MINUTE: '100000000' });
try {
  const customer = await haat.signIn(CUSTOMER);
  const [home] = (await customer.get('/customers/addresses/')).results;
  const [shop] = (await customer.get(`/shops/nearby/?address_id=${home.id}`)).results;
  const reads = {
    'shops nearby': `/shops/nearby/?address_id=${home.id}`,
    'one shop': `/shops/${shop.id}/`,
    'products of a shop': `/shops/products/?shop__id=${shop.id}`,
    'search, misspelled': `/shops/product-search/?address_id=${home.id}&search=bananna`,
    'the cart': '/customers/cart/',
    'active orders': '/customers/orders/',
    notifications: '/users/notifications/',
    'notifications, nothing new': '/users/notifications/',
  };
  console.log(
    `${'read'.padEnd(28)}${['per second', 'p50 ms', 'p99 ms', 'failed'].map((head) => head.padStart(12)).join('')}`,
  );
  for (const [name, path] of Object.entries(reads)) await measure(customer.token, name, path);
} finally {
  await haat.stop();
}

async function measure(token, name, path) {
  const headers = { authorization: `Token ${token}` };
  if (name.endsWith('nothing new')) headers['if-none-match'] = await etagOf(path, headers);
  const { requests, latency, errors, non2xx, ...rest } = await autocannon({
    url: `${haat.url}/api${path}`,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const failed = errors + (headers['if-none-match'] ? non2xx - (rest['3xx'] ?? 0) : non2xx);
  const numbers = [Math.round(requests.average), latency.p50, latency.p99, failed];
  console.log(`${name.padEnd(28)}${numbers.map((number) => String(number).padStart(12)).join('')}`);
  if (failed > 0) process.exitCode = 1;
}

async function etagOf(path, headers) {
  const answer = await fetch(`${haat.url}/api${path}`, { headers });
  return answer.headers.get('etag');
}
