// A phone's page has a core for itself. Here Lighthouse, the browser's other processes, the proxy and Haat would share two with it. So they
// share one, and the page may use both. Only Linux has `taskset`; elsewhere nothing changes.
import { spawnSync } from 'node:child_process';

const taskset = (...args) => spawnSync('taskset', args, { stdio: 'ignore' }).status === 0;

let isKept = false;

/** For this process, and those that it starts from now on. Returns whether it worked. */
export function keepToOneCore() {
  isKept = taskset('-acp', '0', String(process.pid));
  return isKept;
}

/** Arguments for Chromium, whose pages then may use two cores again. */
export const onAllCores = () => (isKept ? ['--no-zygote', '--renderer-cmd-prefix=taskset -c 0,1'] : []);
