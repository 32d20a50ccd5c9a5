// Compares what calls cost PostgreSQL on a coordinator and two workers of Citus with one PostgreSQL of the same
// version: the same rows, one call after another, in turns. Fails when a purchase takes more than 8 times the processor time.
// A single statement takes 3 to 7 times (decision 0026).
// CITUS_TARBALL=… npm run bench -- citus [--only purchase] [--rounds 3] [--people 120]
import { parseArgs } from 'node:util';
import pg from 'pg';
import { notDurable, startNodes } from '../scripts/citus/start-nodes.ts';
import { makePostgresFolder } from '../scripts/postgres/debian-postgres.ts';
import { startHaat } from '../scripts/processes/start-haat.ts';
import { main, pinnedNode, root, run } from '../scripts/tasks/children.mjs';
import { measureFloor } from './parts/citus-floor.mjs';
import { Connection } from './parts/http-client.mjs';
import { loadMarket } from './parts/load-market.mjs';
import { listMarketPeople } from './parts/market-people.mjs';
import { makeTable, median } from './parts/numbers.mjs';
import { familyCpuMs, postmasterOf } from './parts/process-cost.mjs';
import { workloads } from './parts/workloads.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    people: { type: 'string', default: '120' },
  },
});
const ROUNDS = Number(options.rounds);
const PEOPLE = Number(options.people);
const GOAL = 8;
const sizes = { cities: 4, shops: 40, products: 2_000, customers: 400, orders: 2_000 };

const settings = {
  HAAT_DEMO: 'off',
  RATE_LIMIT_PER_MINUTE: '100000000',
  OPEN_ORDERS_PER_PERSON: '100000000',
  ORDERS_PER_HOUR: '100000000',
  TELLS_PER_HOUR: '100000000',
};

/** Migrates the database, fills it, and starts a Haat on it. `prepare` gets the filled database. */
async function openSide(name, urls, prepare = async () => undefined) {
  const [url] = urls;
  const migrating = await startHaat({ ...settings, DATABASE_URL: url });
  await migrating.stop();
  await loadMarket(url, sizes);
  const people = (await listMarketPeople(url)).slice(0, PEOPLE);
  await prepare();
  const haat = await startHaat({ ...settings, DATABASE_URL: url });
  const postmasters = await Promise.all(urls.map(postmasterOf));
  return { name, url, people, haat, postmasters };
}

async function joinNodes([coordinator, ...workers]) {
  for (const url of [coordinator, ...workers]) await query(url, 'CREATE EXTENSION citus');
  const portOf = (url) => new URL(url).port;
  await query(coordinator, `SELECT citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`);
  for (const url of workers) await query(coordinator, `SELECT citus_add_node('127.0.0.1', ${portOf(url)})`);
}

async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

async function distribute(url) {
  const env = { ...process.env, DATABASE_URL: url };
  const { code } = await run(pinnedNode, ['apps/api/src/cli.ts', 'distribute'], { cwd: root, env });
  if (code !== 0) throw new Error('the database was not distributed');
  await query(url, 'vacuum analyze');
}

const costOf = ({ postmasters }) => postmasters.reduce((sum, pid) => sum + familyCpuMs(pid), 0);

/** Each person calls once. Returns the median time and PostgreSQL's processor time of one call. */
async function measure({ haat, people, ...side }, workload) {
  // Haat closes connections that are idle for long.
  const connection = new Connection(haat.url);
  const call = workload.call((text) => connection.send(text));
  const before = costOf(side);
  const times = [];
  for (const person of people) {
    const begun = performance.now();
    await call(person);
    times.push(performance.now() - begun);
  }
  connection.close();
  return { ms: median(times), cpuMs: (costOf(side) - before) / people.length };
}

async function compare(sides, workload) {
  const rounds = sides.map(() => []);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [at, side] of sides.entries()) {
      const measured = await measure(side, workload);
      if (round >= 0) rounds[at].push(measured);
    }
  }
  return rounds.map((measured) => ({
    ms: median(measured.map(({ ms }) => ms)),
    cpuMs: median(measured.map(({ cpuMs }) => cpuMs)),
  }));
}

/** What Citus takes for one statement, whatever the calls are made of. */
async function tellFloor(sides) {
  const line = makeTable(['statement by itself', 'one, CPU', 'Citus, CPU', 'times']);
  for (const { name, ms } of await measureFloor(sides, costOf, ROUNDS)) {
    const [one, citus] = ms;
    line([name, one.toFixed(2), citus.toFixed(2), (citus / one).toFixed(1)]);
  }
}

async function tellAll(sides) {
  const line = makeTable(['call', 'one, ms', 'Citus, ms', 'one, CPU', 'Citus, CPU', 'times']);
  for (const workload of workloads.filter(({ name }) => name.includes(options.only))) {
    const [one, citus] = await compare(sides, workload);
    const times = citus.cpuMs / one.cpuMs;
    line([
      workload.name,
      ...[one.ms, citus.ms, one.cpuMs, citus.cpuMs, times].map((each) => each.toFixed(1)),
    ]);
    if (workload.name === 'purchase' && times > GOAL) process.exitCode = 1;
  }
  console.log(
    `CPU is the processor time of all PostgreSQL nodes for one call, in ms. A purchase: at most ${GOAL} times.`,
  );
}

await main(async () => {
  const nodes = await startNodes(['coordinator', 'worker-1', 'worker-2']);
  const folder = makePostgresFolder(nodes.version, nodes.bin);
  const single = await folder.start(folder.createCluster('one'), { ...notDurable, max_connections: 200 });
  const sides = [];
  try {
    const urls = nodes.servers.map(({ url }) => url);
    await joinNodes(urls);
    sides.push(await openSide('one', [single.url]));
    sides.push(await openSide('citus', urls, () => distribute(urls[0])));
    await tellFloor(sides);
    await tellAll(sides);
  } finally {
    for (const { haat } of sides) await haat.stop();
    await single.stop();
    folder.remove();
    await nodes.stop();
  }
  return process.exitCode ?? 0;
});
