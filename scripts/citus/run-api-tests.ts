// Runs the tests of the server on a coordinator and two workers of Citus. Arguments: filters for Vitest.
import { main, pinnedNode, run } from '../tasks/children.mjs';
import { startNodes } from './start-nodes.ts';

const vitest = 'node_modules/vitest/vitest.mjs';

const noBackup = 'a distributed database has no backup in one file';

/** Tests that don't apply to several nodes, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'apps/api/src/backup/backup.test.ts': noBackup,
  'apps/api/src/backup/refusals.test.ts': noBackup,
  'apps/api/src/backup/scheduled-backups.test.ts': noBackup,
  'apps/api/src/list-plans.test.ts': 'the plans of tables on the coordinator name no index of the shards',
};

await main(async () => {
  const { servers, stop } = await startNodes(['coordinator', 'worker-1', 'worker-2']);
  try {
    const [coordinator, ...workers] = servers;
    process.env.HAAT_TEST_DATABASE_URL = coordinator?.socketUrl ?? '';
    process.env.HAAT_TEST_WORKER_URLS = workers.map(({ url }) => url).join(',');
    const excludes = Object.entries(leftOut).map(([file, because]) => {
      console.log(`Without ${file}: ${because}.`);
      return `--exclude=${file}`;
    });
    const filters = process.argv.slice(2);
    const { code } = await run(pinnedNode, [vitest, 'run', '--project', 'api', ...excludes, ...filters]);
    return code;
  } finally {
    await stop();
  }
});
