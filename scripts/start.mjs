// npm start: installs, checks the environment, builds, then runs the server on the pinned Node until it is asked to end.
// Plain JavaScript for the Node that is there, which may be older than the pinned one.
import { main, pinnedNode, root, run } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { buildWeb, isWebFresh } from './tasks/web-build.mjs';

await main(async () => {
  checkNode();
  await installPackages();
  if (!isWebFresh()) {
    // What is wrong with the environment is told before the build, not after it.
    const { code } = await run(pinnedNode, ['apps/api/src/main.ts', '--check']);
    if (code !== 0) return code;
    await buildWeb();
  }
  const launchers = process.env.npm_lifecycle_event ? [process.ppid, process.pid] : [process.pid];
  const args = ['apps/api/src/main.ts', `--launchers=${launchers.join(',')}`];
  const { code } = await run(pinnedNode, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return code;
});
