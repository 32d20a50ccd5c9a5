// Compares a market with one that is ten times as large: two Haats side by side get the same calls in turns, 32 at once.
// Also prints the memory of both after all calls.
// npm run bench -- growth [--only nearby] [--rounds 5] [--seconds 2] [--times 10] [--cities 1000 | --one-city] [--orders 20000]
import { parseArgs } from 'node:util';
import { startMarketHaat } from './parts/market-haat.mjs';
import { listMarketPeople } from './parts/market-people.mjs';
import { makeTable, median } from './parts/numbers.mjs';
import { cpuMs, familyCpuMs, postmasterOf, residentMb } from './parts/process-cost.mjs';
import { haatSide } from './parts/sides.mjs';
import { workloads } from './parts/workloads.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    times: { type: 'string', default: '10' },
    cities: { type: 'string' },
    'one-city': { type: 'boolean', default: false },
    orders: { type: 'string' },
  },
});
const ROUNDS = Number(options.rounds);
const MS = Number(options.seconds) * 1000;
const AT_ONCE = 32;
const MOST = 1.5;
/** Of the market, and of ten times as much. */
const MOST_MB = [250, 350];

const times = Number(options.times);
const both = {
  ...(options['one-city'] && { cities: 1 }),
  ...(options.orders && { orders: Number(options.orders) }),
};
const sizes = [both, { ...both, times, ...(options.cities && { cities: Number(options.cities) }) }];
const haats = [];
try {
  for (const size of sizes) haats.push(await open(size));
  const heads = ['1 × /s', `${times} × /s`, 'slower', '1 × CPU ms', `${times} × CPU ms`];
  const line = makeTable(['workload', ...heads]);
  for (const workload of workloads.filter(({ name }) => name.includes(options.only)))
    await compare(line, workload);
  compareMemory();
} finally {
  for (const { haat } of haats) await haat.stop();
}

async function open(size) {
  const haat = await startMarketHaat(size);
  const people = await listMarketPeople(haat.databaseUrl);
  return { haat, side: haatSide(haat.url, people), postmaster: await postmasterOf(haat.databaseUrl) };
}

async function compare(line, workload) {
  const rates = haats.map(() => []);
  const costs = haats.map(() => []);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, { haat, side, postmaster }] of haats.entries()) {
      const cpu = () => cpuMs(haat.pid) + familyCpuMs(postmaster);
      const before = cpu();
      const ms = round < 0 ? (workload.warmUpMs ?? MS) : MS;
      const how = { atOnce: AT_ONCE, ms, from: (round + 1) * 1_000 };
      const { perSecond, times: calls } = await side.run(workload, how);
      if (round < 0) continue;
      rates[index].push(perSecond);
      costs[index].push((cpu() - before) / calls.length);
    }
  }
  const slower = median(rates[0].map((rate, round) => rate / rates[1][round]));
  const tooSlow = slower > MOST ? '  too slow' : '';
  const numbers = [...rates.map((all) => Math.round(median(all))), slower.toFixed(2)];
  line([`${workload.name}${tooSlow}`, ...numbers, ...costs.map((all) => median(all).toFixed(2))]);
  if (tooSlow) process.exitCode = 1;
}

function compareMemory() {
  for (const [index, { haat }] of haats.entries()) {
    const mb = residentMb(haat.pid);
    const isTooMuch = mb > MOST_MB[index];
    console.log(
      `Memory of the ${index === 0 ? 'small' : 'large'} market's server after all calls: ${Math.round(mb)} MB, ` +
        `goal ${MOST_MB[index]} MB${isTooMuch ? ', too much' : ''}`,
    );
    if (isTooMuch) process.exitCode = 1;
  }
}
