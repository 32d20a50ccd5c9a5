// What the desk says about backups.
import type { BackupState } from '@haat/contract/operator/today';
import { oneOrSeveral } from '../areas/one-or-several.ts';

const minute = 60;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** '3 hours', the largest unit that fits twice, or else a smaller one. */
export function durationOf(seconds: number): string {
  const [name, size] = units.find(([, one]) => seconds >= 2 * one || seconds === one) ?? units[2];
  const number = Math.floor(seconds / size);
  return `${number} ${oneOrSeveral(number, name, `${name}s`)}`;
}

const megabyte = 1_000_000;

/** '34.5 MB' */
export const sizeOf = (bytes: number): string =>
  bytes < 100 * megabyte
    ? `${(Math.max(bytes, megabyte / 10) / megabyte).toFixed(1)} MB`
    : `${(bytes / (1_000 * megabyte)).toFixed(1)} GB`;

/** 'Last backup 3 hours ago, 34.5 MB' */
export function lastBackupWords({ last }: BackupState, now: number): string {
  if (!last) return 'No backup yet';
  const seconds = (now - Date.parse(last.at)) / 1_000;
  const age = seconds < minute ? 'less than a minute' : durationOf(seconds);
  return `Last backup ${age} ago, ${sizeOf(last.bytes)}`;
}
