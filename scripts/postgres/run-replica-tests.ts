// Runs the tests that need a replica. Arguments: options and filters for Vitest.
import { Failure, main, pinnedNode, run } from '../tasks/children.mjs';
import { debianVersions } from './debian-postgres.ts';

await main(async () => {
  if (!debianVersions().some((version) => Number(version) >= 15)) {
    throw new Failure('PostgreSQL 15 or newer is not installed: run apt install postgresql.');
  }
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--no-file-parallelism',
    '--project',
    'live',
    ...process.argv.slice(2),
  ];
  process.env.HAAT_TEST_LIVE = 'on';
  return (await run(pinnedNode, args)).code;
});
