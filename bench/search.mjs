// Processor time of searches with new words, without a server: an index with texts as the market has them, and one with ten
// times as many products, all in one city.
// npm run bench -- search [--rounds 30] [--products 200000] [--times 10]
import { parseArgs } from 'node:util';
import { nearestOf, ranksInReach } from '../apps/api/src/slices/search/hits-in-reach.ts';
import { KnownWords } from '../apps/api/src/slices/search/known-words.ts';
import { placedShopsOf } from '../apps/api/src/slices/search/placed-shops.ts';
import { ProductIndex } from '../apps/api/src/slices/search/product-index.ts';
import { rankProducts } from '../apps/api/src/slices/search/rank-products.ts';
import { CityReach } from '../apps/api/src/slices/search/search-reach.ts';
import { termsOf } from '../apps/api/src/slices/search/search-term.ts';
import { usualCalendar } from '../apps/api/src/slices/shops/shop-calendar.ts';
import { makeShopList } from '../apps/api/src/slices/shops/shop-list.ts';
import { ShopsInReach } from '../apps/api/src/slices/shops/shops-in-reach.ts';
import { makeTexts, wordsToKnow } from './parts/made-texts.mjs';
import { makeTable, median } from './parts/numbers.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    products: { type: 'string', default: '200000' },
    times: { type: 'string', default: '10' },
  },
});
const PER_SHOP = 100;
/** The pieces of all searches take so long before other calls go on, and then the last step ends: see in-pieces.ts. */
const TURN_MS = 4;
const MOST_WAIT_MS = 20;
let longestStep = 0;
let longestWait = 0;
const HITS = 15;
const searches = {
  'a noun': 'tomato',
  'a quality and a noun': 'country tomato',
  'a noun without a letter': 'tomto',
  'a tag': 'local',
  'a tag and a word of all products': 'local fields',
  'two tags': 'local rare',
  'a word of all products': 'fields',
  'two words of all products': 'fields town',
  'one letter': 'b',
};

const known = new KnownWords(wordsToKnow);
const small = Number(options.products);
const cities = [makeCity(small), makeCity(small * Number(options.times))];
const heads = cities.flatMap(({ index }) => [`hits of ${index.size}`, 'ms', 'longest step']);
const line = makeTable(['words', ...heads, 'times']);
for (const [name, words] of Object.entries(searches)) {
  const found = cities.map((city) => measure(city, words));
  const cells = found.flatMap(({ count, ms, step }) => [count, ms.toFixed(3), step.toFixed(2)]);
  line([name, ...cells, (found[1].ms / found[0].ms).toFixed(2)]);
}
const [near, far] = cities.map((city) => measureNearby(city));
line(['nearby shops', '', near.toFixed(3), '', '', far.toFixed(3), '', (far / near).toFixed(2)]);
const tooLong = longestWait > MOST_WAIT_MS;
console.log(`Longest wait for a search: ${longestWait.toFixed(1)} ms${tooLong ? ', too long' : ''}`);
if (tooLong) process.exitCode = 1;

function makeCity(products) {
  const before = process.memoryUsage();
  const begun = process.cpuUsage();
  const index = new ProductIndex();
  for (const text of makeTexts(products, PER_SHOP)) index.add(text);
  const { user, system } = process.cpuUsage(begun);
  const shops = products / PER_SHOP;
  const list = finish(
    makeShopList(
      {
        cityId: 1,
        version: { number: 1, server: '' },
        radiusKm: 15,
        loadedAt: new Date(),
        isWhole: true,
        listed: makeShops(shops),
        unlisted: [],
      },
      undefined,
    ),
  );
  const after = process.memoryUsage();
  const mb = (bytes) => Math.round(bytes / 1024 / 1024);
  console.error(
    `${products} products: ${mb(index.bytes)} MB by its own count, ${mb(after.rss - before.rss)} MB resident, ` +
      `${Math.round((user + system) / 1000)} ms to build`,
  );
  return { index, list };
}

/** Runs a work as the server does, but for its pauses. */
function finish(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same. Notes its longest step, which takes more time. */
function finishNoting(work) {
  for (;;) {
    const before = process.threadCpuUsage();
    const { done, value } = work.next();
    const { user, system } = process.threadCpuUsage(before);
    longestStep = Math.max(longestStep, (user + system) / 1000);
    if (done) return value;
  }
}

/** The index has the products of neighbours next to each other. */
function makeShops(count) {
  const stripOf = ({ latitude }) => Math.floor(latitude * 100);
  return Array.from({ length: count }, (_, at) => shopAt(at))
    .sort((a, b) => stripOf(a) - stripOf(b) || a.longitude - b.longitude)
    .map((shop, at) => ({ ...shop, id: at + 1 }));
}

/** All in reach of the middle, denser there, as in the market. */
function shopAt(at) {
  const away = 0.09 * fraction(at, 1);
  const angle = 2 * Math.PI * fraction(at, 2);
  return {
    latitude: 10 + away * Math.sin(angle),
    longitude: 76 + away * Math.cos(angle),
    isOpen: fraction(at, 3) > 0.05,
    calendar: usualCalendar,
    typeIds: [1],
    json: '{}',
    productTypes: '[]',
  };
}

function fraction(number, seed) {
  const mixed = Math.imul(number ^ (seed * 0x9e3779b1), 0x85ebca6b);
  return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0) / 2 ** 32;
}

function measure(city, words) {
  const times = [];
  let count = 0;
  for (let round = -5; round < Number(options.rounds); round += 1) {
    const begun = process.cpuUsage();
    count = search(city, words, { round, run: finish });
    const { user, system } = process.cpuUsage(begun);
    if (round >= 0) times.push((user + system) / 1000);
  }
  longestStep = 0;
  for (let round = 0; round < 5; round += 1) search(city, words, { round, run: finishNoting });
  longestWait = Math.max(longestWait, TURN_MS + longestStep);
  return { count, ms: median(times), step: longestStep };
}

function search({ index, list }, words, { round, run }) {
  const terms = run(termsOf(words.split(' '), [known]));
  const hits = run(rankProducts(index, { terms }));
  const [circle] = new ShopsInReach(addressOf(round), [list]).circles;
  const placed = run(placedShopsOf(list, index));
  const ranks = run(ranksInReach([{ cityId: 1, hits, reach: new CityReach(circle, placed) }]));
  for (const rank of ranks.slice(0, 1)) run(nearestOf(rank, true, HITS));
  return ranks.reduce((sum, { count }) => sum + count, 0);
}

function addressOf(round) {
  return { latitude: 10 + 0.03 * fraction(round, 4), longitude: 76 + 0.03 * fraction(round, 5) };
}

function measureNearby({ list }) {
  const times = [];
  for (let round = -20; round < 10 * Number(options.rounds); round += 1) {
    const begun = process.cpuUsage();
    new ShopsInReach(addressOf(round), [list]).nearest({ limit: 10, offset: 0, typeId: undefined });
    const { user, system } = process.cpuUsage(begun);
    if (round >= 0) times.push((user + system) / 1000);
  }
  return median(times);
}
