// Imports 10,000 catalogue products while a customer lists shops and a retailer adds other products, and exports 10,000
// and 100,000. Prints how long each takes, how long the others wait, and the server's memory.
// npm run bench -- imports [rounds]
import { setTimeout as pause } from 'node:timers/promises';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import pg from 'pg';
import { startDemoHaat } from '../scripts/tasks/demo-haat.mjs';
import { makeTable, median, percentile } from './parts/numbers.mjs';
import { residentMb } from './parts/process-cost.mjs';

const ROWS = 10_000;
const MANY = 100_000;
const ROUNDS = Number(process.argv[2] ?? 5);
const CALL_EVERY_MS = 50;
const OPERATOR = '+919000000009';
const CUSTOMER = '+919000000001';
const RETAILER = '+919000000002';
const TYPE = 'Vegetables';
const LIMIT_MS = 30_000;

const haat = await startDemoHaat({ RATE_LIMIT_PER_MINUTE: '100000000' });
const database = new pg.Client({ connectionString: findEmbeddedPostgres(haat.dataDir).ownerUrl });
await database.connect();
try {
  await run();
} finally {
  await database.end();
  await haat.stop();
}

async function run() {
  const operator = await haat.signIn(OPERATOR);
  const customer = await haat.signIn(CUSTOMER);
  const retailer = await haat.signIn(RETAILER);
  const steps = [];
  const address = (await customer.get('/customers/addresses/')).results[0].id;
  const { rows } = await database.query('select min(id) as id from catalogue_products');
  const others = {
    list: () => customer.get(`/shops/nearby/?address_id=${address}`),
    add: () => retailer.post(`/shops/catalogue/${rows[0].id}/add/`, {}),
  };
  const step = (name, work) => measure(steps, name, work, others);
  const idleMb = residentMb(haat.pid);
  for (let round = 0; round < ROUNDS; round += 1) {
    const file = (price) => fileOf(round, price);
    await step('nothing, for a second', () => pause(1_000));
    await step('dry run, all new', () => send(operator, file(20), true, 'new'));
    await step('import, all new', () => send(operator, file(20), false, 'new'));
    await step('dry run, all changed', () => send(operator, file(21), true, 'changed'));
    await step('import, all changed', () => send(operator, file(21), false, 'changed'));
    await step('import, all unchanged', () => send(operator, file(21), false, 'unchanged'));
    await database.query(`delete from catalogue_products where name like 'Bench %'`);
    await database.query('vacuum analyze catalogue_products');
  }
  for (const rows of [ROWS, MANY]) await fillAndExport(rows, operator, step);
  tell(steps, idleMb);
}

function fileOf(round, price) {
  const line = (at) =>
    `"Bench ${round} item ${at}, 1 kg",${TYPE},"Kind ${at % 97}, picked in the morning.",${price},"bench, kind${at % 97}"`;
  const lines = Array.from({ length: ROWS }, (_, at) => line(at));
  return ['name,type,description,price,tags', ...lines, ''].join('\r\n');
}

async function send({ token }, text, isDryRun, fate) {
  const form = new FormData();
  form.set('dry_run', String(isDryRun));
  form.set('details', String(isDryRun));
  form.set('file', new Blob([text], { type: 'text/csv' }), 'goods.csv');
  const headers = { authorization: `Token ${token}` };
  const answer = await fetch(`${haat.url}/api/operator/catalogue/import/`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { counts, detail } = await answer.json();
  if (counts?.[fate] !== ROWS)
    throw new Error(`the import: ${answer.status} ${detail ?? JSON.stringify(counts)}`);
}

async function fillAndExport(rows, { token }, step) {
  await database.query(
    `insert into catalogue_products (type_id, name, description, price_paise, tags, search_text)
     select (select id from product_types where name = $1), 'Bench ' || at, 'Picked in the morning.', 2000, '{bench}', 'bench'
     from generate_series((select count(*) from catalogue_products where name like 'Bench %') + 1, $2::int) at`,
    [TYPE, rows],
  );
  const headers = { authorization: `Token ${token}` };
  for (let round = 0; round < ROUNDS; round += 1) {
    await step(`export of ${rows.toLocaleString('en')}`, async () => {
      const answer = await fetch(`${haat.url}/api/operator/catalogue/export/`, { headers });
      const lines = (await answer.text()).split('\r\n').length;
      if (answer.status !== 200 || lines < rows)
        throw new Error(`the export: ${answer.status}, ${lines} lines`);
    });
  }
}

/** While the step runs, others call every 50 ms. Their times count from when each call was due. */
async function measure(steps, name, work, { list, add }) {
  const found = steps.find((one) => one.name === name) ?? { name, times: [], lists: [], adds: [], mb: [] };
  if (!steps.includes(found)) steps.push(found);
  let isOver = false;
  const goesOn = () => !isOver;
  const others = [
    keepCalling(goesOn, found.lists, list),
    keepCalling(goesOn, found.adds, add),
    watchMemory(goesOn, found.mb),
  ];
  const begun = performance.now();
  try {
    await work();
    found.times.push(performance.now() - begun);
  } finally {
    isOver = true;
    await Promise.all(others);
  }
}

async function keepCalling(goesOn, times, call) {
  for (let due = performance.now(); goesOn(); due += CALL_EVERY_MS) {
    await pause(Math.max(0, due - performance.now()));
    await call();
    times.push(performance.now() - due);
  }
}

async function watchMemory(goesOn, found) {
  while (goesOn()) {
    found.push(residentMb(haat.pid) ?? Number.NaN);
    await pause(20);
  }
}

function tell(steps, idleMb) {
  const line = makeTable(
    ['step', 'median s', 'lists p50', 'p99', 'longest', 'adds p50', 'p99', 'longest', 'most MB'],
    26,
  );
  for (const { name, times, lists, adds, mb } of steps) {
    const seconds = median(times) / 1000;
    const numbers = [lists, adds].flatMap((ms) => [median(ms), percentile(ms, 0.99), Math.max(...ms)]);
    line([name, seconds.toFixed(2), ...numbers.map((ms) => ms.toFixed(1)), Math.max(...mb).toFixed(0)]);
    if (Math.max(...times) > LIMIT_MS) process.exitCode = 1;
  }
  console.log(`Memory before: ${idleMb?.toFixed(0)} MB`);
}
