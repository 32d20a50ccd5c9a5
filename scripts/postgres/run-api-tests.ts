// Runs the server's tests on Debian's PostgreSQL. Arguments: one version or none for all, then filters for Vitest.
import { Failure, main, pinnedNode, run } from '../tasks/children.mjs';
import { debianVersions, makePostgresFolder } from './debian-postgres.ts';

const vitest = 'node_modules/vitest/vitest.mjs';

/** No test here needs to survive a power cut. */
const settings = { max_connections: 400, fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The oldest version that Haat supports. */
const OLDEST = 15;

await main(async () => {
  const [first = '', ...rest] = process.argv.slice(2);
  const isOne = /^\d+$/.test(first);
  const versions = isOne ? [first] : debianVersions().filter((version) => Number(version) >= OLDEST);
  const filters = isOne ? rest : process.argv.slice(2);
  if (versions.length === 0 || !versions.every((version) => debianVersions().includes(version))) {
    const missing = isOne ? first : String(OLDEST);
    throw new Failure(`PostgreSQL ${missing} is not installed: run apt install postgresql-${missing}.`);
  }
  for (const version of versions) {
    console.log(`PostgreSQL ${version}`);
    const code = await testOn(version, filters);
    if (code !== 0) return code;
  }
  return 0;
});

async function testOn(version: string, filters: readonly string[]): Promise<number> {
  const place = makePostgresFolder(version);
  try {
    const server = await place.start(place.createCluster('data'), settings);
    try {
      process.env.HAAT_TEST_DATABASE_URL = server.socketUrl;
      return (await run(pinnedNode, [vitest, 'run', '--project', 'api', ...filters])).code;
    } finally {
      await server.stop();
    }
  } finally {
    place.remove();
  }
}
