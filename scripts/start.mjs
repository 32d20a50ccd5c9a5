// npm start: installs, builds, and runs the server on the pinned Node, which prepares its database during the build.
// Plain JavaScript, because the installed Node may be older than the pinned one.
import { EventEmitter, once } from 'node:events';
import { availableParallelism, freemem } from 'node:os';
import { main, pinnedNode, rest, root, run, server, stop } from './tasks/children.mjs';
import { checkNode, installPackages } from './tasks/install.mjs';
import { buildWeb, isWebFresh } from './tasks/web-build.mjs';

/** The pause before a start doubles each time, and is short again after a quiet minute. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const QUIET_MS = 60_000;

/** A build takes 600 MB, and the server with its database 300 MB. */
const MEMORY_FOR_BOTH = 1_500_000_000;

await main(async () => {
  checkNode();
  await installPackages('start');
  const launchers = process.env.npm_lifecycle_event ? [process.ppid, process.pid] : [process.pid];
  const args = [...server, `--launchers=${launchers.join(',')}`];
  if (isWebFresh()) return keepRunning(args);
  if (availableParallelism() > 1 && freemem() > MEMORY_FOR_BOTH) return buildBeside(args);
  // Report wrong settings before the slow build.
  const { code } = await run(pinnedNode, ['apps/api/src/main.ts', '--check']);
  if (code !== 0) return code;
  await buildWeb();
  return keepRunning(args);
});

/**
 * Builds the apps while the server loads the demo village. The build begins when the server says that the settings are
 * right. The server listens when the build is done. If one of them fails, the other one ends, too.
 */
async function buildBeside(args) {
  const news = new EventEmitter();
  const checked = once(news, 'checked');
  const canServe = once(news, 'built');
  const onSpawn = (child) => {
    child.once('message', () => news.emit('checked'));
    canServe.then(() => child.connected && child.send('built'));
  };
  const ended = keepRunning([...args, '--web-follows'], onSpawn);
  const onBuilt = () => news.emit('built');
  const built = checked.then(() => buildWeb({ counts: false, onBuilt })).then(() => ended);
  // The first one to end decides. Errors of the other one are ignored.
  for (const end of [ended, built]) end.catch(() => undefined);
  try {
    return await Promise.race([ended, built]);
  } finally {
    stop();
  }
}

/**
 * Starts the server again when it was killed, for example for using too much memory. Such a start may fail and is then
 * repeated, because its database may have been killed, too. Returns the exit code of a server that ends by itself.
 */
async function keepRunning(args, onSpawn) {
  let wasKilled = false;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const startedAt = performance.now();
    const { code, signal } = await run(pinnedNode, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      onSpawn,
    });
    wasKilled ||= signal !== null;
    // A server that can't start at all has said why.
    if (code === 0 || !wasKilled) return code;
    if (performance.now() - startedAt > QUIET_MS) pauseMs = FIRST_PAUSE_MS;
    console.error(`Haat was ended by ${signal ?? `exit code ${code}`} and is started again.`);
    await rest(pauseMs);
  }
}
