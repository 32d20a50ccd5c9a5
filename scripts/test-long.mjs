// npm run test:long: the tests of faults with their full counts. It takes hours.
// Options: --only kill, sending, clock, disk, failover, database, requests, money or week · --kills 20 · --requests 1000000
// · --sequences 200000 · --households 60 · --seed 1 · --away-seconds 30
import { parseArgs } from 'node:util';
import { Failure, main, pinnedNode, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

const files = {
  kill: 'scripts/faults/kill-under-load.test.ts',
  sending: 'scripts/faults/killed-while-sending.test.ts',
  clock: 'scripts/faults/clock-jumps.test.ts',
  disk: 'scripts/faults/full-disk.test.ts',
  failover: 'scripts/faults/lost-commits.test.ts',
  database: 'apps/api/src/database-faults.test.ts',
  requests: 'apps/api/src/hostile-requests.test.ts',
  money: 'apps/api/src/slices/cash/money-agrees.test.ts',
  week: 'apps/api/src/slices/desk/village-week.test.ts',
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kills: { type: 'string', default: '20' },
    requests: { type: 'string', default: '1000000' },
    sequences: { type: 'string', default: '200000' },
    households: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    'away-seconds': { type: 'string', default: '30' },
  },
});

await main(async () => {
  const { only, kills, requests, sequences, households, seed } = values;
  if (only !== undefined && !(only in files))
    throw new Failure(`--only is one of ${Object.keys(files).join(', ')}.`);
  checkNode();
  await installPackages('develop');
  Object.assign(process.env, {
    HAAT_FAULT_KILLS: kills,
    HAAT_FAULT_REQUESTS: requests,
    HAAT_FAULT_SEQUENCES: sequences,
    HAAT_FAULT_SEED: seed,
    HAAT_WEEK_HOUSEHOLDS: households,
    HAAT_WEEK_SEED: seed,
    HAAT_FAULT_AWAY_MS: String(Number(values['away-seconds']) * 1_000),
  });
  const chosen = only === undefined ? Object.values(files) : [files[only]];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=86400000', ...chosen];
  return (await run(pinnedNode, args)).code;
});
