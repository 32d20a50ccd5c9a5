import { lastBackup } from '../backups.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Meters } from './meters.ts';

export const measureBackups = ({ db }: Database, clock: Clock, meters: Meters): void =>
  meters.gauge({
    name: 'haat_backup_age_seconds',
    help: 'Seconds since the last complete backup. Absent before the first one.',
    read: async () => {
      const last = await lastBackup(db);
      return last && (clock.now().getTime() - last.at.getTime()) / 1000;
    },
  });
