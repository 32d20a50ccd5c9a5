// Ten people shop while an attacker sends costly requests: one kind after another, then all together.
// Prints how long the shoppers waited. Their slowest answer should take at most 250 ms.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { startDemoHaat } from '../scripts/tasks/demo-haat.mjs';
import { makeAttacks, retailersNeeded } from './parts/costly-requests.mjs';
import { makePeople, signInRetailers } from './parts/make-people.mjs';
import { makeTable, percentile } from './parts/numbers.mjs';

const SHOPPERS = 10;
const EVERY_MS = 250;
const WARM_UP_MS = 5_000;
const LASTS_MS = 10_000;
const CUSTOMER = '+919000000001';
const LIMIT_MS = 250;

// The general rate limit would stop most of the attack, and we would only measure that limit.
const haat = await startDemoHaat({ RATE_LIMIT_PER_MINUTE: '100000000' });
try {
  await run();
} finally {
  await haat.stop();
}

async function run() {
  const { url: databaseUrl } = findEmbeddedPostgres(haat.dataDir);
  const [person, ...tokens] = await makePeople(databaseUrl, SHOPPERS + 1);
  const retailers = await signInRetailers(databaseUrl, retailersNeeded);
  const attacks = await makeAttacks(person, retailers);
  const shoppers = await prepare(tokens);
  await measure(shoppers, [], WARM_UP_MS);

  const line = makeTable(['attack', 'calls', 'p50 ms', 'p99 ms', 'longest ms', 'failed', 'attacks'], 24);
  for (const [name, requests] of Object.entries({ none: [], ...attacks })) {
    const { times, failed, answers } = await measure(shoppers, requests, LASTS_MS);
    const parts = [0.5, 0.99, 1].map((part) => percentile(times, part).toFixed(1));
    line([name, times.length, ...parts, failed, `  ${tell(answers)}`]);
    if (name !== 'none' && (failed > 0 || percentile(times, 1) > LIMIT_MS)) process.exitCode = 1;
  }
}

/** Each shopper gets the demo customer's address and a product that can be ordered there. */
async function prepare(tokens) {
  const customer = await haat.signIn(CUSTOMER);
  const [home] = (await customer.get('/customers/addresses/')).results;
  const path = `/shops/product-search/?address_id=${home.id}&search=tomato&limit=100`;
  const product = (await customer.get(path)).results.find((one) => one.shop_name === 'Amma Vegetables');
  const { name, address, receiver, number, latitude, longitude, city } = home;
  const place = { name, address, receiver, number, latitude, longitude, city: city.id };
  return Promise.all(
    tokens.map(async (token) => {
      const made = await call(token, '/customers/addresses/', place);
      const { id } = JSON.parse(made.text);
      return { token, steps: stepsOf(id, product.id) };
    }),
  );
}

function stepsOf(address, product) {
  return [
    [`/shops/nearby/?address_id=${address}`],
    [`/shops/product-search/?address_id=${address}&search=tomato`],
    ['/customers/cart/add/', { product_id: product, address_id: address, quantity: 1 }],
    ['/users/notifications/'],
    ['/customers/cart/remove/', { product_id: product, quantity: 1 }],
  ];
}

async function measure(shoppers, requests, lastsMs) {
  const attacker = await startAttacker(requests);
  const end = performance.now() + lastsMs;
  const calls = await Promise.all(shoppers.map((shopper, at) => shop(shopper, at, end)));
  const answers = await attacker.stop();
  return {
    times: calls.flat().map(({ ms }) => ms),
    failed: calls.flat().filter(({ ok }) => !ok).length,
    answers,
  };
}

async function startAttacker(requests) {
  const file = new URL('./parts/attacker.mjs', import.meta.url);
  const worker = new Worker(file, { workerData: { url: haat.url, requests } });
  const answered = once(worker, 'message');
  await once(worker, 'online');
  const stop = async () => {
    worker.postMessage('stop');
    const [answers] = await answered;
    return answers;
  };
  return { stop };
}

/** Each call is due at a fixed time, and its wait counts from then. So a slow answer can't hide the calls behind it. */
async function shop({ token, steps }, at, end) {
  const calls = [];
  let due = performance.now() + (at / SHOPPERS) * EVERY_MS;
  for (let step = at; due < end; step += 1, due += EVERY_MS) {
    await pause(Math.max(0, due - performance.now()));
    const [path, body] = steps[step % steps.length];
    const { status } = await call(token, path, body);
    calls.push({ ok: status === 200, ms: performance.now() - due });
  }
  return calls;
}

async function call(token, path, body) {
  const answer = await fetch(`${haat.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** `{400: 15, 503: 1}` → `15 × 400, 1 × 503`. */
function tell(answers) {
  return Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
