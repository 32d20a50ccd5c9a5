// The evening of a village with 1,000 standing orders: how long until all are placed, and how the app answers meanwhile.
// npm run bench -- mornings [--orders 1000]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { Connection, requestText } from './parts/http-client.mjs';
import { startMarketHaat } from './parts/market-haat.mjs';
import { listMarketPeople } from './parts/market-people.mjs';
import { makeTable, percentile } from './parts/numbers.mjs';
import { workloads } from './parts/workloads.mjs';

const { values: options } = parseArgs({ options: { orders: { type: 'string', default: '1000' } } });
const ORDERS = Number(options.orders);
const MOST_SECONDS = 60;
const GIVE_UP_SECONDS = 300;
const BEFORE_MS = 10_000;
/** Of the calls that are sent meanwhile, all in turns. */
const CALLS = ['nearby', 'product page', 'notifications, 200'];
const CALLS_PER_SECOND = 20;

async function run() {
  const people = await listMarketPeople(haat.databaseUrl);
  await moveVillageTo(10);
  await addStandingOrders(ORDERS - 1);
  const before = await answerFor(people, () => pause(BEFORE_MS));
  await moveVillageTo(19);
  let seconds = 0;
  const during = await answerFor(people, async () => {
    const begun = performance.now();
    await makeLastOne();
    while ((await countHandled()) < ORDERS) {
      seconds = (performance.now() - begun) / 1000;
      if (seconds > GIVE_UP_SECONDS) throw new Error(`after ${GIVE_UP_SECONDS} s, some wait`);
      await pause(100);
    }
    seconds = (performance.now() - begun) / 1000;
  });
  judge({ placed: await countPlaced(), seconds, before, during });
}

/** No setting moves the server's clock, so the village moves to where it is this hour now. */
async function moveVillageTo(hour) {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // These names count the other way.
  const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  await database.query('update cities set time_zone = $1', [zone]);
}

/** Each for two goods of the shop that comes next. All shops are open. */
async function addStandingOrders(count) {
  await database.query(
    "update shops set is_open = true, opening_time = '00:00', closing_time = '23:59', closed_weekdays = '{}'",
  );
  await database.query(
    `insert into standing_orders (user_id, shop_id, city_id, address_id, items, weekdays, time, pay_by, created_at)
      select u.id, s.id, s.city_id, a.id, s.items, '{0,1,2,3,4,5,6}', $2, 'cash', now()
      from (select id, row_number() over (order by id) - 1 as nth from users where not is_shop_verified and not is_deliverer) u
      join addresses a on a.user_id = u.id and a.is_primary
      join (select shop_id as id, city_id, json_agg(json_build_object('productId', id, 'quantity', 1)) as items,
          row_number() over (order by shop_id) - 1 as nth, count(*) over () as shops
        from (select *, row_number() over (partition by shop_id order by id) as place from products where quantity > 0) p
        where place <= 2 group by shop_id, city_id) s on s.nth = u.nth % s.shops
      where u.nth between 1 and $1 order by u.id`,
    [count, await firstTime()],
  );
  await database.query('vacuum analyze standing_orders');
}

async function firstTime() {
  const { rows } = await database.query('select min(start_time)::text as time from slot_windows');
  return rows[0].time.slice(0, 5);
}

/** Through the API, which wakes the evening's job. */
async function makeLastOne() {
  const { rows } = await database.query(
    'select shop_id::float8 as shop, id::float8 as product from products where quantity > 0 order by id limit 1',
  );
  const [{ shop, product }] = rows;
  const body = {
    shop,
    items: [{ product, quantity: 1 }],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    time: await firstTime(),
    pay_by: 'cash',
  };
  const connection = new Connection(haat.url);
  const path = '/api/customers/standing/';
  const { status, body: text } = await connection.send(requestText({ path, token: 'bench-1', body }));
  connection.close();
  if (status !== 201) throw new Error(text);
}

const count = async (what) => Number((await database.query(`select count(*) as n from ${what}`)).rows[0].n);
const countHandled = () => count('standing_orders where handled_day is not null');
const countPlaced = () => count('orders where standing_id is not null');

/** Sends calls at a steady rate until `work` is done. Returns how long each took, in ms. */
async function answerFor(people, work) {
  const times = [];
  let isDone = false;
  const worker = async (name, at) => {
    const connection = new Connection(haat.url);
    const call = workloads.find((workload) => workload.name === name).call((text) => connection.send(text));
    for (let step = at; !isDone; step += CALLS.length) {
      const begun = performance.now();
      await call(people[step % people.length]);
      const took = performance.now() - begun;
      times.push(took);
      await pause(Math.max(0, (1000 * CALLS.length) / CALLS_PER_SECOND - took));
    }
    connection.close();
  };
  const working = Promise.all(CALLS.map(worker));
  await work().finally(() => {
    isDone = true;
  });
  await working;
  return times;
}

function judge({ placed, seconds, before, during }) {
  const line = makeTable(['orders', 'seconds', 'p50 before', 'p95 before', 'p50 during', 'p95 during'], 12);
  const ms = (times, part) => percentile(times, part).toFixed(1);
  line([
    String(placed),
    seconds.toFixed(1),
    ms(before, 0.5),
    ms(before, 0.95),
    ms(during, 0.5),
    ms(during, 0.95),
  ]);
  console.log(`goal: all ${ORDERS} in at most ${MOST_SECONDS} s`);
  if (placed < ORDERS || seconds > MOST_SECONDS) process.exitCode = 1;
}

const haat = await startMarketHaat({ times: 0.2, cities: 1, orders: 5_000 });
const database = new pg.Client({ connectionString: haat.ownerUrl });
await database.connect();
try {
  await run();
} finally {
  await database.end();
  await haat.stop();
}
