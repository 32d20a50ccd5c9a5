// Measures what a thousand running clocks of unanswered orders cost a server that nobody uses: its processor time and
// PostgreSQL's, in turns with and without them.
import { setTimeout as pause } from 'node:timers/promises';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import pg from 'pg';
import { startHaat } from '../scripts/processes/start-haat.ts';
import { fillVillage } from './parts/full-village.mjs';
import { makeTable, median } from './parts/numbers.mjs';
import { cpuMs, familyCpuMs, postmasterOf } from './parts/process-cost.mjs';

const CLOCKS = 1_000;
const ROUNDS = 5;
const SECONDS = 20;
/** In ms of processor time for each second. */
const LIMIT = 5;

/** The next step of each is an hour away. */
const START = [
  `insert into order_clocks (city_id, order_id, shop_id, counted_seconds, counting_since, taken)
    select city_id, id, shop_id, 0, now(), '{}' from orders order by id limit ${CLOCKS}`,
  `insert into pgboss.job (name, start_after, data) select 'order-clocks', now() + interval '1 hour',
      jsonb_build_object('orderId', order_id, 'userId', 2, 'host', 'order ' || order_id) from order_clocks`,
];
const STOP = ['delete from order_clocks', "delete from pgboss.job where name = 'order-clocks'"];

const haat = await startHaat();
try {
  await run(findEmbeddedPostgres(haat.env.DATA_DIR).url);
} finally {
  await haat.stop();
}

async function run(databaseUrl) {
  await fillVillage(databaseUrl, CLOCKS);
  const postmaster = await postmasterOf(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const without = [];
  const withClocks = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const statement of STOP) await client.query(statement);
      without.push(await idleCost(postmaster));
      for (const statement of START) await client.query(statement);
      withClocks.push(await idleCost(postmaster));
    }
  } finally {
    await client.end();
  }
  const line = makeTable(['running clocks', 'server', 'PostgreSQL']);
  const each = (rounds) => ['server', 'postgres'].map((side) => median(rounds.map((cost) => cost[side])));
  line(['none', ...each(without).map((ms) => ms.toFixed(1))]);
  line([CLOCKS.toLocaleString('en'), ...each(withClocks).map((ms) => ms.toFixed(1))]);
  const sum = (rounds) => each(rounds).reduce((all, ms) => all + ms);
  const more = sum(withClocks) - sum(without);
  console.log(`In ms of processor time for each second. The clocks cost ${more.toFixed(1)} of them.`);
  if (more > LIMIT) process.exitCode = 1;
}

/** Processor time in ms for each second. */
async function idleCost(postmaster) {
  // What the change itself costs isn't counted.
  await pause(2_000);
  const before = { server: cpuMs(haat.pid), postgres: familyCpuMs(postmaster) };
  await pause(SECONDS * 1_000);
  return {
    server: (cpuMs(haat.pid) - before.server) / SECONDS,
    postgres: (familyCpuMs(postmaster) - before.postgres) / SECONDS,
  };
}
