// Compares Haat's most frequent calls with the plain statements and with a bare `node:http`, in turns, on the market's data.
// npm run bench -- speed [--only nearby] [--rounds 5] [--seconds 2] [--times 1] [--cities 100]
import { parseArgs } from 'node:util';
import { addDoors, completion } from './parts/completion.mjs';
import { startMarketHaat } from './parts/market-haat.mjs';
import { listMarketPeople } from './parts/market-people.mjs';
import { cpuMs, familyCpuMs, postmasterOf, residentMb } from './parts/process-cost.mjs';
import { bareSide, haatSide, plainSide } from './parts/sides.mjs';
import { goalsOf, speedTable } from './parts/speed-table.mjs';
import { workloads } from './parts/workloads.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    times: { type: 'string', default: '1' },
    cities: { type: 'string' },
  },
});
const ROUNDS = Number(options.rounds);
const MS = Number(options.seconds) * 1000;
const WARM_UP_MS = Math.min(1_500, MS);
const SETTLE_MS = 5_000;

async function run() {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const memory = { idle: residentMb(haat.pid) };
  const people = await listMarketPeople(haat.databaseUrl);
  await addDoors(haat.ownerUrl, people);
  const plain = await plainSide(haat.databaseUrl, people);
  const bare = await bareSide(haat.url, people);
  const sides = { haat: haatSide(haat.url, people), plain, bare };
  const postmaster = await postmasterOf(haat.databaseUrl);
  const wanted = [...workloads, completion].filter(({ name }) => name.includes(options.only));
  const measured = [];
  try {
    for (const workload of wanted) {
      await workload.prepare?.(haat.ownerUrl, people);
      measured.push(await measure(workload, sides, { postmaster, plain }));
    }
  } finally {
    plain.stop();
    bare.stop();
  }
  memory.after = residentMb(haat.pid);
  const goals = goalsOf(measured, memory);
  console.log(speedTable(measured, goals));
  if (goals.some(({ isReached }) => !isReached)) process.exitCode = 1;
}

/** All sides in turns, so that other load on the machine affects all of them. */
async function measure(workload, sides, processes) {
  const plans = [
    { side: 'haat', atOnce: 1, ms: MS / 2 },
    { side: 'haat', atOnce: 32, ms: MS },
    { side: 'plain', atOnce: 1, ms: MS / 2 },
    { side: 'plain', atOnce: 32, ms: MS },
    { side: 'bare', atOnce: 1, ms: MS / 4 },
    { side: 'bare', atOnce: 32, ms: MS / 2 },
  ].filter(({ side }) => side !== 'plain' || workload.plain);
  const runs = plans.map((plan) => ({ ...plan, rounds: [] }));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { side, atOnce, ms, rounds } of runs) {
      if (round < 0 && atOnce === 1) continue;
      const how = { atOnce, ms: round < 0 ? WARM_UP_MS : ms, from: (round + 1) * 1_000 };
      const before = costs(processes);
      const result = await sides[side].run(workload, how);
      const after = costs(processes);
      if (round >= 0) rounds.push({ ...result, cpu: costEach(before, after, result.times.length) });
    }
  }
  refuseDifference(workload, runs);
  console.error(`${workload.name}: measured`);
  return { workload, runs };
}

const costs = ({ postmaster, plain }) => ({
  haat: cpuMs(haat.pid),
  plain: cpuMs(plain.pid),
  postgres: postmaster && familyCpuMs(postmaster),
});

const costEach = (before, after, calls) =>
  Object.fromEntries(Object.keys(before).map((name) => [name, (after[name] - before[name]) / calls]));

/** Haat and the plain statements must find the same for each person. Counts may stop at 1,000. */
function refuseDifference({ name }, runs) {
  const seenBy = (side) =>
    Object.assign(
      {},
      ...runs.filter((run) => run.side === side).flatMap(({ rounds }) => rounds.map(({ seen }) => seen)),
    );
  const [ours, theirs] = [seenBy('haat'), seenBy('plain')];
  const cut = (seen) => seen.replace(/^\d+/, (count) => String(Math.min(1_000, Number(count))));
  for (const [person, seen] of Object.entries(theirs)) {
    if (ours[person] && cut(ours[person]) !== cut(seen)) {
      const found = `Haat found ${ours[person]}, the plain statements ${seen}`;
      throw new Error(`${name}: for person ${person}, ${found}`);
    }
  }
}

const times = Number(options.times);
const haat = await startMarketHaat({ times, ...(options.cities && { cities: Number(options.cities) }) });
try {
  await run();
} finally {
  await haat.stop();
}
