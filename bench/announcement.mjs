// Announces to all customers of a village, with a restart on the way, while people go on ordering. Each has a browser at a stand-in
// for the push services. npm run bench -- announcement [--people 5000] [--orders 20]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import pg from 'pg';
import { makeVapidKeys } from '../apps/api/src/platform/push/vapid-keys.ts';
import { openWebPushService } from '../apps/api/src/testing/push/web-push-service.ts';
import { newPlace, startHaat } from '../scripts/processes/start-haat.ts';
import { loadMarket } from './parts/load-market.mjs';
import { makeTable, median, percentile } from './parts/numbers.mjs';

const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '5000' }, orders: { type: 'string', default: '20' } },
});
const PEOPLE = Number(options.people);
const ORDERS = Number(options.orders);
const MOST_SECONDS = (120 * PEOPLE) / 5_000;
/** A ring may take this many times longer meanwhile. */
const MOST_SLOWER = 5;

const { publicKey, privateKey } = makeVapidKeys();
const service = await openWebPushService(publicKey);
const settings = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  HAAT_UNSAFE: 'on',
  RATE_LIMIT_PER_MINUTE: '100000000',
  OPEN_ORDERS_PER_PERSON: '100000000',
  ORDERS_PER_HOUR: '100000000',
  TELLS_PER_HOUR: '100000000',
};
const place = await newPlace();
let haat = await startHaat(settings, place);

async function run() {
  await loadMarket(urlNow(), { cities: 1, shops: 1, products: 3, customers: PEOPLE, orders: 0 });
  const retailer = await prepare();
  const quiet = [];
  for (let count = 0; count < ORDERS; count += 1) quiet.push(await ring(retailer));

  const announced = await call(PEOPLE, '/operator/announcements/', {
    city: 1,
    audiences: ['customer'],
    texts: { en: 'The river road is flooded.' },
  });
  const begun = performance.now();
  const busy = [];
  console.error('announced');
  const isHalfDone = async () => (await sentTo(announced.id)) >= PEOPLE / 2;
  while (!(await isHalfDone())) busy.push(await pacedRing(retailer));
  await haat.stopToCopy();
  haat = await startHaat(settings, place);
  console.error(`restarted after ${secondsSince(begun)} s`);
  while (pushed() < PEOPLE) busy.push(await pacedRing(retailer));
  const seconds = secondsSince(begun);
  await pause(2_000);
  judge({ quiet, busy, seconds, twice: await toldTwice() });
}

const urlNow = () => findEmbeddedPostgres(place.dataDir).superuserUrl;

async function query(text, values = []) {
  const client = new pg.Client({ connectionString: urlNow() });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Gives a browser to everybody, and the last customer the desk. Returns the retailer's id. */
async function prepare() {
  const [{ retailer_id: retailer }] = await query('select retailer_id from shops limit 1');
  const people = [...Array.from({ length: PEOPLE }, (_, at) => at + 1), Number(retailer)];
  const rows = people.map((id) => ({ id, ...service.subscribe(`person-${id}`) }));
  await query(
    `insert into devices (registration_id, registration_hash, kind, keys, is_active, user_id, session_id, created_at)
      select endpoint, encode(sha256(endpoint::bytea), 'hex'), 'WEBPUSH', keys, true, id, id, now()
      from jsonb_to_recordset($1) as rows (id bigint, endpoint text, keys json)`,
    [JSON.stringify(rows)],
  );
  await query('update users set is_operator = true where id = $1', [PEOPLE]);
  return Number(retailer);
}

/** As the person with this id. */
async function call(id, path, body) {
  const answer = await fetch(`${haat.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Token bench-${id}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
  return read;
}

let buyer = 0;

/** Milliseconds from a checkout until the phone of its shop rings. */
async function ring(retailer) {
  buyer = (buyer % (PEOPLE - 1)) + 1;
  const address_id = (await call(buyer, '/customers/addresses/')).results[0].id;
  const [product] = (await call(buyer, '/shops/products/?shop__id=1')).results;
  await call(buyer, '/customers/cart/add/', { product_id: product.id, quantity: 1, address_id });
  const slot = (await call(buyer, '/shops/get-slots/')).results[0].id;
  const begun = performance.now();
  const { id } = await call(buyer, '/customers/checkout/', { slot });
  const link = `/retailer/orders/${id}`;
  while (!service.messagesOf(`person-${retailer}`).some((message) => message.link === link)) await pause(5);
  return performance.now() - begun;
}

/** Two orders a second at most. */
async function pacedRing(retailer) {
  await pause(500);
  return ring(retailer);
}

const secondsSince = (begun) => Math.round((performance.now() - begun) / 1000);

async function sentTo(id) {
  const { results } = await call(PEOPLE, '/operator/announcements/');
  return results.find((one) => one.id === id).sent;
}

const isNews = ({ link }) => link === '/notifications';

/** How many browsers have it. */
const pushed = () =>
  Array.from({ length: PEOPLE }, (_, at) => service.messagesOf(`person-${at + 1}`).some(isNews)).filter(
    Boolean,
  ).length;

/** Who has two notifications, or two messages that a phone would show beside each other. */
async function toldTwice() {
  const rows = await query(
    `select user_id from notifications where link = '/notifications' group by user_id having count(*) > 1`,
  );
  const messages = Array.from({ length: PEOPLE }, (_, at) =>
    service.messagesOf(`person-${at + 1}`).filter(isNews),
  );
  return rows.length + messages.filter((all) => new Set(all.map(({ tag }) => tag)).size > 1).length;
}

function judge({ quiet, busy, seconds, twice }) {
  const line = makeTable(['a shop’s ring', 'orders', 'p50 ms', 'most ms']);
  const row = (name, times) =>
    line([name, String(times.length), median(times).toFixed(0), percentile(times, 1).toFixed(0)]);
  row('before', quiet);
  row('during the announcement', busy);
  console.log(`${PEOPLE} people were told in ${seconds} s, with a restart. Twice: ${twice}.`);
  const isSlower = median(busy) > MOST_SLOWER * median(quiet);
  if (seconds > MOST_SECONDS || twice > 0 || isSlower || service.faults.length > 0) process.exitCode = 1;
}

try {
  await run();
} finally {
  await haat.stop();
  await service.close();
}
