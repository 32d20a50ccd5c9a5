// Measures how light the web app is on a cheap phone: Lighthouse on the demo village (mobile, simulated slow 4G, four
// times slower processor) behind a proxy with TLS and HTTP/2, and the bytes of the first and the second visit of
// /shops. Writes both tables to docs/bench.md.
// npm run bench -- web [--runs 5] [--only /shops] [--dry], --dry writes nothing.
import { parseArgs } from 'node:util';
import { startDemoHaat } from '../scripts/tasks/demo-haat.mjs';
import { buildWeb } from '../scripts/tasks/web-build.mjs';
import { openAuditPhone } from './parts/audit-phone.mjs';
import { keepToOneCore, mainThreadFirst } from './parts/cores.mjs';
import { auditPage } from './parts/lighthouse-audit.mjs';
import { openTlsFront } from './parts/tls-front.mjs';
import { countVisits } from './parts/visit-bytes.mjs';
import { pageGoals, visitGoals, webTables, writeWebTables } from './parts/web-tables.mjs';

const CUSTOMER = '+919000000001';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    dry: { type: 'boolean', default: false },
  },
});

await buildWeb();
if (!keepToOneCore()) console.error('Without taskset the page shares its cores with everything else.');
if (mainThreadFirst.length === 0) console.error('Without root and chrt the page waits like everything else.');
const haat = await startDemoHaat({ RATE_LIMIT_PER_MINUTE: '100000000', TRUST_PROXY: '1' });
let front;
try {
  front = await openTlsFront(haat.url);
  const customer = await haat.signIn(CUSTOMER);
  const pages = await measurePages(await listPages(customer));
  const visits = await countVisits(haat.url, customer.token, '/shops');
  const tables = webTables(pages, visits);
  console.log(tables);
  const isWhole = options.only === '' && !options.dry;
  if (isWhole) writeWebTables(tables);
  const goals = [...pages.flatMap(pageGoals), ...visitGoals(visits)];
  for (const { what, goal, figure } of goals.filter(({ isReached }) => !isReached)) {
    console.error(`${what}: ${figure}, goal ${goal}`);
    process.exitCode = 1;
  }
} finally {
  front?.close();
  await haat.stop();
}

/** The sign-in is measured signed out, because it redirects everybody else. */
async function listPages(customer) {
  const [home] = (await customer.get('/customers/addresses/')).results;
  const [shop] = (await customer.get(`/shops/nearby/?address_id=${home.id}`)).results;
  const [product] = (await customer.get(`/shops/products/?shop__id=${shop.id}`)).results;
  const { token } = customer;
  const all = [
    { name: 'sign-in', path: '/auth/login' },
    { name: 'shops', path: '/shops', token },
    { name: 'a shop', path: `/shops/${shop.id}`, token },
    { name: 'a product', path: `/shops/${shop.id}/product/${product.id}`, token },
    { name: 'news', path: '/blogs', token },
  ];
  return all.filter(({ name }) => options.only === '' || name === options.only);
}

/**
 * In turns, so that other load on the machine affects each page. Each page is opened once before, because a village's
 * server has served it before.
 */
async function measurePages(pages) {
  const measured = pages.map((page) => ({ ...page, runs: [] }));
  for (const { path, token } of pages) await auditOnce(path, token);
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const { path, token, runs, name } of measured) {
      runs.push(await auditOnce(path, token));
      console.error(`${name}: run ${run + 1}`);
    }
  }
  return measured;
}

/**
 * Lighthouse sometimes records a trace without the beginning of the page, and on a busy machine the browser may not
 * open. Such a run is repeated.
 */
async function auditOnce(path, token, triesLeft = 2) {
  let phone;
  try {
    phone = await openAuditPhone(front.url, token);
    return await auditPage(front.url + path, phone.page);
  } catch (error) {
    if (triesLeft === 0) throw error;
    console.error(`${path}: ${error.message}`);
  } finally {
    await phone?.close();
  }
  return auditOnce(path, token, triesLeft - 1);
}
