// A phone has a core for the page's main thread. Here, Lighthouse, the browser's other threads, the proxy and Haat
// share a few cores with it. So only the browser may use all cores, and the main thread has priority. Only Linux has
// `taskset` and `chrt`, and only root may set a thread's priority. Elsewhere nothing changes.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const useCores = (cores) => works('taskset', '-acp', cores, String(process.pid));

/** For this process and those that it starts afterwards. Returns whether it worked. */
export const keepToOneCore = () => useCores('0');

/** Programs that `start` starts may use all cores. */
export async function onAllCores(start) {
  useCores(`0-${cpus().length - 1}`);
  try {
    return await start();
  } finally {
    keepToOneCore();
  }
}

/** Real-time priority for the command's first thread, not for those that it starts (-R). */
const FIRST = ['chrt', '-R', '-f', '1'];

/** Arguments for Chromium that give the main thread of each page priority. Empty where that isn't allowed. */
export const mainThreadFirst = works(...FIRST, 'true')
  ? ['--no-zygote', `--renderer-cmd-prefix=${FIRST.join(' ')}`]
  : [];
