// Ten minutes of mixed calls at a moderate rate. Prints the server's resident memory every 30 seconds, and fails when it grows.
// npm run bench -- soak [--minutes 10] [--rate 100]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Connection } from './parts/http-client.mjs';
import { startMarketHaat } from './parts/market-haat.mjs';
import { listMarketPeople } from './parts/market-people.mjs';
import { makeTable, median, percentile } from './parts/numbers.mjs';
import { residentMb } from './parts/process-cost.mjs';
import { workloads } from './parts/workloads.mjs';

const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '100' } },
});
const LASTS_MS = Number(options.minutes) * 60_000;
const EVERY_MS = 1000 / Number(options.rate);
const SAMPLE_MS = Math.min(30_000, LASTS_MS / 20);
const WARM_UP_MS = LASTS_MS / 10;
const MOST_MB = 300;
const MOST_GROWTH = 1.05;
const CONNECTIONS = 32;

/** Of a hundred calls. */
const mix = {
  nearby: 15,
  search: 12,
  'product page': 20,
  'notifications, 200': 8,
  'notifications, 304': 33,
  "retailer's orders": 6,
  'cart add': 4,
  purchase: 2,
};

const haat = await startMarketHaat();
try {
  await run();
} finally {
  await haat.stop();
}

async function run() {
  const people = await listMarketPeople(haat.databaseUrl);
  const turns = Object.entries(mix).flatMap(([name, share]) => Array(share).fill(name));
  const calls = new Map(workloads.map(({ name, call }) => [name, call]));
  const begun = performance.now();
  const times = [];
  const worker = async (_, at) => {
    const connection = new Connection(haat.url);
    const byName = new Map([...calls].map(([name, call]) => [name, call((text) => connection.send(text))]));
    for (let step = at; ; step += CONNECTIONS) {
      const due = step * EVERY_MS;
      if (due > LASTS_MS) break;
      await pause(Math.max(0, begun + due - performance.now()));
      const started = performance.now();
      // 37 has no common factor with 100, so the calls are mixed.
      await byName.get(turns[(step * 37) % turns.length])(people[step % people.length]);
      times.push(performance.now() - started);
    }
    connection.close();
  };
  const samples = watchMemory(begun);
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  judge(await samples, times);
}

async function watchMemory(begun) {
  const line = makeTable(['seconds', 'resident MB'], 12);
  const samples = [];
  for (let at = 0; at <= LASTS_MS; at += SAMPLE_MS) {
    await pause(Math.max(0, begun + at - performance.now()));
    const mb = residentMb(haat.pid);
    line([String(Math.round(at / 1000)), mb.toFixed(1)]);
    samples.push({ at, mb });
  }
  return samples;
}

function judge(samples, times) {
  const later = samples.filter(({ at }) => at >= WARM_UP_MS).map(({ mb }) => mb);
  const third = Math.floor(later.length / 3);
  const growth = median(later.slice(-third)) / median(later.slice(0, third));
  const most = Math.max(...later);
  const [p50, p99] = [0.5, 0.99].map((part) => percentile(times, part).toFixed(1));
  console.log(`${times.length} calls, all right; p50 ${p50} ms, p99 ${p99} ms`);
  console.log(`last third ÷ first third after the warm-up: ${growth.toFixed(3)} (goal: ≤ ${MOST_GROWTH})`);
  console.log(`most: ${most.toFixed(0)} MB (goal: ≤ ${MOST_MB})`);
  if (growth > MOST_GROWTH || most > MOST_MB) process.exitCode = 1;
}
