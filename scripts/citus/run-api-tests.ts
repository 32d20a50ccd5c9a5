// Runs the tests of the server on a coordinator and two workers of Citus. Arguments: filters for Vitest.
import { makePostgresFolder } from '../postgres/debian-postgres.ts';
import { main, pinnedNode, run } from '../tasks/children.mjs';
import { unpackCitus, version } from './unpack-citus.ts';

const vitest = 'node_modules/vitest/vitest.mjs';

/** Tests that make no sense on several nodes, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'apps/api/src/list-plans.test.ts': 'the plans of tables on the coordinator name no index of the shards',
};

const settings = {
  shared_preload_libraries: 'citus',
  'citus.shard_count': 8,
  // As `distribute` sets it. A copy of a database doesn't get its settings.
  'citus.multi_shard_modify_mode': 'sequential',
  'citus.node_conninfo': 'sslmode=prefer',
  wal_level: 'logical',
  max_connections: 500,
  max_prepared_transactions: 500,
  // No test here needs to survive a power cut.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

await main(async () => {
  const { CITUS_TARBALL: tarball, CITUS_POSTGRES_ROOT: root = '/' } = process.env;
  const { bin, remove } = unpackCitus({ tarball, root });
  const place = makePostgresFolder(version, bin);
  const servers: Awaited<ReturnType<typeof place.start>>[] = [];
  try {
    for (const name of ['coordinator', 'worker-1', 'worker-2']) {
      servers.push(await place.start(place.createCluster(name), settings));
    }
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
    for (const server of servers) await server.stop();
    place.remove();
    remove();
  }
});
