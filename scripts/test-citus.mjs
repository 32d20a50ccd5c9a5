// npm run test:citus -- [filters]: the tests of the server on a distributed PostgreSQL, one coordinator and two workers.
import { main, pinnedNode, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  await installPackages('develop');
  const args = process.argv.slice(2);
  const { code } = await run(pinnedNode, ['scripts/citus/run-api-tests.ts', ...args], { whole: true });
  return code;
});
