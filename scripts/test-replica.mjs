// npm run test:replica: reads from a streaming replica of Debian's PostgreSQL, and a failover to it.
import { main, pinnedNode, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  await installPackages('develop');
  const args = process.argv.slice(2);
  const { code } = await run(pinnedNode, ['scripts/postgres/run-replica-tests.ts', ...args], { whole: true });
  return code;
});
