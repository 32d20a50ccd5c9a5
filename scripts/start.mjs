// npm start: installs, checks the settings, builds, then runs the server on the pinned Node.
// Plain JavaScript, because the installed Node may be older than the pinned one.
import { main, pinnedNode, rest, root, run, server } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { buildWeb, isWebFresh } from './tasks/web-build.mjs';

/** The pause before a start doubles each time, and is short again after a quiet minute. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const QUIET_MS = 60_000;

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
  return keepRunning(args);
});

/**
 * Starts the server again when it was killed, for example for using too much memory. Such a start may fail and is then
 * repeated, because its database may have been killed, too. Returns the exit code of a server that ends by itself.
 */
async function keepRunning(args) {
  let wasKilled = false;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const startedAt = performance.now();
    const { code, signal } = await run(pinnedNode, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    wasKilled ||= signal !== null;
    // A server that can't start at all has said why.
    if (code === 0 || !wasKilled) return code;
    if (performance.now() - startedAt > QUIET_MS) pauseMs = FIRST_PAUSE_MS;
    console.error(`Haat was ended by ${signal ?? `exit code ${code}`} and is started again.`);
    await rest(pauseMs);
  }
}
