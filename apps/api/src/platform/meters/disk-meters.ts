import { type DiskSpace, isLow } from '../disk-space.ts';
import type { Meters } from './meters.ts';

export function measureDisks(disks: DiskSpace, meters: Meters): void {
  const add = (name: string, help: string, numberOf: (disk: Parameters<typeof isLow>[0]) => number): void =>
    meters.gauge({
      name,
      help,
      labels: ['disk'],
      read: async () =>
        (await disks.measure()).map((disk) => ({ labels: { disk: disk.purpose }, value: numberOf(disk) })),
    });
  add(
    'haat_disk_free_bytes',
    'Free space by what the disk is for (data, pictures).',
    (disk) => disk.freeBytes,
  );
  add('haat_disk_size_bytes', 'Size by what the disk is for (data, pictures).', (disk) => disk.sizeBytes);
  add('haat_disk_low', '1 if less than 10 % or 2 GB are free, else 0.', (disk) => Number(isLow(disk)));
}
