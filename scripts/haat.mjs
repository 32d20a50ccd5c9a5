// npm run haat -- <command>: runs a terminal command on the pinned Node.
import { main, pinnedNode, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  await installPackages('start');
  const { code } = await run(pinnedNode, ['apps/api/src/cli.ts', ...process.argv.slice(2)]);
  return code;
});
