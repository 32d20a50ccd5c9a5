// npm start: installs, checks the settings, builds, then runs the server on the pinned Node.
// Plain JavaScript, because the installed Node may be older than the pinned one.
import { main, pinnedNode, root, run, server } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { buildWeb, isWebFresh } from './tasks/web-build.mjs';

await main(async () => {
  checkNode();
  await installPackages('start');
  if (!isWebFresh()) {
    // Report wrong settings before the slow build.
    const { code } = await run(pinnedNode, ['apps/api/src/main.ts', '--check']);
    if (code !== 0) return code;
    await buildWeb();
  }
  const launchers = process.env.npm_lifecycle_event ? [process.ppid, process.pid] : [process.pid];
  const args = [...server, `--launchers=${launchers.join(',')}`];
  const { code } = await run(pinnedNode, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return code;
});
