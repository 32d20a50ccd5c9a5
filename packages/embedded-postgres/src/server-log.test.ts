import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clusterFiles, readPostmaster } from './cluster-files.ts';
import { deleteOldLogs } from './server-log.ts';
import { setUpClusters } from './testing/set-up-clusters.ts';

const clusters = setUpClusters();
const logs = (): string => join(clusters.folder, 'postgres/log');
const textOf = (name: string): string => readFileSync(join(logs(), name), 'utf8');
const today = (): string => `${new Date().toISOString().slice(0, 10)}.log`;

it('writes one file a day, which only its owner can read [WATCH-14]', async () => {
  await clusters.start();
  expect(readdirSync(logs())).toEqual([today()]);
  expect(textOf(today())).toContain('ready to accept connections');
  expect(statSync(logs()).mode & 0o777).toBe(0o700);
  expect(statSync(join(logs(), today())).mode & 0o077).toBe(0);
});

it('keeps the cause of a crash after the next start [WATCH-14]', async () => {
  const first = await clusters.start();
  process.kill(readPostmaster(clusterFiles(clusters.folder))?.pid ?? 0, 'SIGQUIT');
  await first.exited;
  await clusters.start();
  // The first server's logger may write later than the second server starts.
  await expect.poll(() => textOf(today())).toContain('immediate shutdown request');
  await expect.poll(() => textOf(today()).match(/ready to accept connections/g)).toHaveLength(2);
});

it('deletes files of more than 14 days ago at a start [WATCH-14]', async () => {
  mkdirSync(logs(), { recursive: true });
  for (const name of ['2020-01-01.log', 'notes.txt']) writeFileSync(join(logs(), name), 'old\n');
  await clusters.start();
  expect(readdirSync(logs()).sort()).toEqual([today(), 'notes.txt']);
});

it('keeps the files of 14 days before the present one [WATCH-14]', () => {
  const folder = mkdtempSync(join(clusters.folder, 'logs-'));
  const names = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}.log`);
  for (const name of names) writeFileSync(join(folder, name), '');
  deleteOldLogs(folder, new Date('2026-11-30T10:00:00Z'));
  expect(readdirSync(folder)).toEqual(names.slice(-15));
});

it('keeps the single log file of an earlier version [WATCH-14]', async () => {
  const server = await clusters.start();
  await server.stop();
  rmSync(logs(), { recursive: true });
  writeFileSync(logs(), 'the cause of a crash\n');
  await clusters.start();
  expect(textOf(today())).toContain('the cause of a crash');
});
