// A phone has a core for the page's main thread. Here Lighthouse, the browser's other threads, the proxy and Haat would share few with it.
// So only the browser may use all, and the main thread goes before everything else. Only Linux has `taskset` and `chrt`, and only root
// may give a thread priority; elsewhere nothing changes.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const useCores = (cores) => works('taskset', '-acp', cores, String(process.pid));

/** For this process, and those that it starts from now on. Returns whether it worked. */
export const keepToOneCore = () => useCores('0');

/** What `start` starts may use all cores. */
export async function onAllCores(start) {
  useCores(`0-${cpus().length - 1}`);
  try {
    return await start();
  } finally {
    keepToOneCore();
  }
}

/** Real-time for the thread that the command begins with, not for those that it starts (-R). */
const FIRST = ['chrt', '-R', '-f', '1'];

/** Arguments for Chromium, in which the main thread of each page goes first. None where that isn't allowed. */
export const mainThreadFirst = works(...FIRST, 'true')
  ? ['--no-zygote', `--renderer-cmd-prefix=${FIRST.join(' ')}`]
  : [];
