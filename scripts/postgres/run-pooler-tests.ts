// Runs the tests of the server through PgBouncer in transaction mode. Arguments: filters for Vitest.
import { Failure, main, pinnedNode, run } from '../tasks/children.mjs';
import { debianVersions, makePostgresFolder } from './debian-postgres.ts';
import { hasPgBouncer, startPgBouncer } from './pgbouncer.ts';

const settings = { max_connections: 400, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Tests of the connection itself, which is different behind a pooler. */
const aboutConnections = ['read-only-db', 'timeouts', 'start-checks'];

await main(async () => {
  const version = debianVersions().at(-1);
  if (version === undefined || !hasPgBouncer()) {
    throw new Failure('PostgreSQL or PgBouncer is not installed: run apt install postgresql-15 pgbouncer.');
  }
  const place = makePostgresFolder(version);
  try {
    const server = await place.start(place.createCluster('data'), settings);
    const pooler = await startPgBouncer(place, server.port);
    try {
      process.env.HAAT_TEST_DATABASE_URL = server.socketUrl;
      process.env.HAAT_TEST_POOLER_URL = pooler.url;
      const without = aboutConnections.flatMap((name) => ['--exclude', `**/${name}.test.ts`]);
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', ...without];
      return (await run(pinnedNode, [...vitest, ...process.argv.slice(2)])).code;
    } finally {
      await pooler.stop();
      await server.stop();
    }
  } finally {
    place.remove();
  }
});
