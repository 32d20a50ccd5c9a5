// A small disk that fills up: a tmpfs in its own mount namespace, which Linux allows without root.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

interface Disk {
  readonly path: string;
  unmount(): Promise<void>;
}

const mountAt = (bytes: number): string[] => [
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${bytes} none /mnt && echo mounted && read -r end`,
];

/** Some containers, and systems without namespaces, don't allow it. */
export const canMountDisk = spawnSync('unshare', mountAt(4096), { input: '\n' }).status === 0;

export async function mountSmallDisk(bytes: number): Promise<Disk> {
  const keeper = spawn('unshare', mountAt(bytes), { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(keeper.stdout, 'data');
  return {
    path: `/proc/${keeper.pid}/root/mnt`,
    unmount: async () => {
      const ended = once(keeper, 'exit');
      keeper.stdin.end('\n');
      await ended;
    },
  };
}
