// npm run dev: runs the server, restarted at each change, behind both apps with hot reload.
import { join } from 'node:path';
import { main, pinnedNode, root, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';

await main(async () => {
  checkNode();
  await installPackages('develop');
  const server = run(pinnedNode, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts']);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const [web, operator] = ['web', 'operator'].map((app) =>
    run(pinnedNode, [vite], { cwd: join(root, 'apps', app) }),
  );
  const { code } = await Promise.race([server, web, operator]);
  process.kill(process.pid, 'SIGTERM');
  await Promise.allSettled([server, web, operator]);
  return code;
});
