// npm run test:pooler -- [filters]: the tests of the server through PgBouncer in transaction mode, on Debian's PostgreSQL.
import { main, pinnedNode, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  await installPackages('develop');
  const args = ['scripts/postgres/run-pooler-tests.ts', ...process.argv.slice(2)];
  const { code } = await run(pinnedNode, args, { whole: true });
  return code;
});
