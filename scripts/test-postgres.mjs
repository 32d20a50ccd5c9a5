// npm run test:postgres -- [version] [filters]: the tests of the server on Debian's PostgreSQL, each installed version or one.
import { main, pinnedNode, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  await installPackages('develop');
  const args = process.argv.slice(2);
  const { code } = await run(pinnedNode, ['scripts/postgres/run-api-tests.ts', ...args], { whole: true });
  return code;
});
