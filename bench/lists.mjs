// Compares each list of 10,000 rows with the same list of 100: the time of the first page of ten, in ms. Two Haats run side by
// side, so that other load affects both. The fastest tenth shows the cost of a list by itself.
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { startDemoHaat } from '../scripts/tasks/demo-haat.mjs';
import { fillVillage, people } from './parts/full-village.mjs';
import { makeTable, median, percentile } from './parts/numbers.mjs';

const FEW = 100;
const MANY = 10_000;
const ROUNDS = 60;
const LIMIT = 3;

const at = 'address_id=1';
const lists = {
  customer: [
    '/users/cities/?limit=10',
    '/users/notifications/',
    '/customers/addresses/?limit=10',
    '/shops/shop-types/?limit=10',
    '/shops/product-types/?limit=10',
    `/shops/nearby/?${at}`,
    `/shops/nearby/?${at}&shop_type=1`,
    '/shops/products/?shop__id=1',
    '/shops/products/?shop__id=1&type__id=1',
    '/shops/products/?shop__id=1&search=tomato',
    '/shops/product-search/?shop_id=1&search=tomato',
    '/shops/product-search/?address_id=2&search=lemon',
    '/shops/product-search/?address_id=2&search=lemmon',
    '/shops/get-slots/?limit=10',
    '/customers/orders/',
    '/customers/orders/previous/',
    '/customers/credit/1/entries/',
    '/blog/articles/',
    '/blog/articles/?is_pinned=1',
    '/blog/articles/?search=well',
    '/blog/banners/?limit=10',
    '/blog/categories/?limit=10',
  ],
  // Two lists in one, ten thousand goods in ten thousand shops in reach: printed, but without a goal.
  'customer among as many shops': [
    `/shops/product-search/?${at}&search=banana`,
    `/shops/product-search/?${at}&search=bananna`,
  ],
  retailer: [
    '/shops/shop-product-types/?limit=10',
    '/shops/products-retailer/',
    '/shops/products-retailer/?search=tomato',
    '/shops/catalogue/?type__id=1',
    '/shops/catalogue/?type__id=1&search=pumpkin',
    '/shops/orders/',
    '/shops/orders/previous/',
    '/shops/credit/',
    '/shops/credit/1/entries/',
  ],
  deliverer: ['/deliveries/', '/deliveries/requests/', '/deliveries/cash/entries/'],
};

// A word after the name selects the lists with this word in their path.
const [wanted = ''] = process.argv.slice(2);
const haats = [];
try {
  for (const rows of [FEW, MANY]) haats.push(await startFilled(rows));
  const heads = ['p10', 'median'].flatMap((name) => [`${name} ${FEW}`, `${name} ${MANY}`, 'ratio']);
  const line = makeTable(['list', ...heads], 60);
  for (const [person, paths] of Object.entries(lists)) {
    for (const path of paths.filter((one) => one.includes(wanted))) {
      const { token } = people[person.split(' ')[0]];
      await compare(line, token, path, person in people ? LIMIT : Number.POSITIVE_INFINITY);
    }
  }
} finally {
  for (const haat of haats) await haat.stop();
}

async function startFilled(rows) {
  const haat = await startDemoHaat({ HAAT_DEMO: 'off', RATE_LIMIT_PER_MINUTE: '100000000' });
  await fillVillage(findEmbeddedPostgres(haat.dataDir).ownerUrl, rows);
  return haat;
}

async function compare(line, token, path, limit) {
  const times = haats.map(() => []);
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const [index, haat] of haats.entries()) {
      const ms = await timeOf(`${haat.url}/api${path}`, token);
      if (round >= 0) times[index].push(ms);
    }
  }
  const [fewAtBest, manyAtBest] = times.map((ms) => percentile(ms, 0.1));
  const [few, many] = times.map(median);
  const tooSlow = many / few > limit ? '  too slow' : '';
  const numbers = [fewAtBest, manyAtBest, manyAtBest / fewAtBest, few, many, many / few];
  line([`${path}${tooSlow}`, ...numbers.map((number) => number.toFixed(1))]);
  if (tooSlow) process.exitCode = 1;
}

async function timeOf(url, token) {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { authorization: `Token ${token}` } });
  const { results } = await answer.json();
  if (answer.status !== 200 || results.length === 0)
    throw new Error(`${url}: ${answer.status}, ${results?.length} results`);
  return performance.now() - begun;
}
