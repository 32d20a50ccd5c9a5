import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCommand, readOwnCommand } from '../cli-commands.ts';
import { lastBackup } from '../platform/backups.ts';
import { withSweepLock } from '../platform/sweeps.ts';
import { makeOperatorClient } from '../testing/operators.ts';
import { orderIn } from '../testing/orders.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { makeVillage } from '../testing/village.ts';
import { backUpIfDue } from './scheduled-backups.ts';

let t: TestApp;
let folder: string;
let errors: object[];
beforeEach(async () => {
  t = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'haat-scheduled-'));
  errors = [];
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await t.close();
});

const hourMs = 60 * 60_000;
const to = () => join(folder, 'backups');
const command = async (...words: string[]) => readOwnCommand(['backup', ...words])?.(t.config);
const look = () =>
  backUpIfDue({
    ...t,
    findUrl: async () => t.config.databaseUrl ?? '',
    log: { info: () => undefined, error: note },
  });
const note = (one: unknown) => void errors.push(Object(one));
const today = async () => (await (await makeOperatorClient(t)).get('/operator/today/')).body;
const filesThere = () => readdirSync(to()).sort();

it('backs up when it is due, and keeps the newest of its own files [BACKUP-7]', async () => {
  expect(await look()).toBeUndefined();
  expect(await command('--every', '6h', '--keep', '2', '--to', to())).toMatch(
    /every 6h, and keeps the newest 2\./,
  );
  writeFileSync(join(to(), 'haat-2026-11-01T00-00-00Z.tar.zst'), 'of another Haat');
  await command(join(to(), 'by-hand.tar.zst'));
  const first = await look();
  expect(first).toBe(join(to(), 'haat-2026-11-21T04-30-00Z.tar.zst'));
  expect(statSync(first ?? '').mode & 0o777).toBe(0o600);
  expect(await look()).toBeUndefined();
  t.clock.advance(6 * hourMs - 1);
  expect(await look()).toBeUndefined();
  t.clock.advance(1);
  expect(await look()).toContain('T10-30-00Z');
  t.clock.advance(6 * hourMs);
  expect(await look()).toContain('T16-30-00Z');
  expect(filesThere()).toEqual([
    'by-hand.tar.zst',
    'haat-2026-11-01T00-00-00Z.tar.zst',
    'haat-2026-11-21T10-30-00Z.tar.zst',
    'haat-2026-11-21T16-30-00Z.tar.zst',
  ]);
  // The terminal has the real time.
  await t.database.pool.query('DELETE FROM backups WHERE NOT is_scheduled');
  const last = await lastBackup(t.database.db);
  expect(last?.bytes).toBe(statSync(join(to(), 'haat-2026-11-21T16-30-00Z.tar.zst')).size);
});

it('is made by one of several processes, and not during a sweep [BACKUP-8, BACKUP-2]', async () => {
  await command('--every', '6h', '--to', to());
  const made = await Promise.all([look(), look(), look()]);
  expect(made.filter((file) => file !== undefined)).toHaveLength(1);
  expect(filesThere()).toHaveLength(1);
  expect(errors).toEqual([]);
  t.clock.advance(6 * hourMs);
  expect(await withSweepLock(t.database, look)).toBeUndefined();
  expect(await look()).toBeDefined();
});

it('removes what a killed server left of its file [BACKUP-7]', async () => {
  await command('--every', '6h', '--to', to());
  const left = join(to(), 'haat-2026-11-21T04-00-00Z.tar.zst');
  writeFileSync(`${left}.partial`, 'half');
  await t.database.pool.query(
    "INSERT INTO backups (started_at, file, is_scheduled) VALUES ('2026-11-21T04:00:00Z', $1, true)",
    [left],
  );
  await look();
  expect(filesThere()).toEqual(['haat-2026-11-21T04-30-00Z.tar.zst']);
});

it('logs a failure, which the desk shows as a need, and tries again [BACKUP-10]', async () => {
  await command('--every', '6h', '--to', to());
  await look();
  expect(await today()).toMatchObject({
    needs: { backups_missing: 0 },
    backup: { last: { at: '2026-11-21T10:00:00+05:30' }, every_seconds: 21_600, failed_at: null },
  });
  rmSync(to(), { recursive: true });
  writeFileSync(to(), 'a file where the folder was');
  t.clock.advance(6 * hourMs);
  expect(await look()).toBeUndefined();
  expect(errors).toEqual([{ reason: expect.stringMatching(/can't be written \(ENOTDIR\)/) }]);
  expect(await today()).toMatchObject({
    needs: { backups_missing: 1 },
    backup: { last: { at: '2026-11-21T10:00:00+05:30' }, failed_at: '2026-11-21T16:00:00+05:30' },
  });
  await look();
  expect(errors).toHaveLength(1);
  rmSync(to());
  mkdirSync(to());
  t.clock.advance(hourMs / 4);
  expect(await look()).toBeDefined();
  expect(await today()).toMatchObject({ needs: { backups_missing: 0 }, backup: { failed_at: null } });
});

it('needs an operator at twice the interval, unless backups are made in another way [BACKUP-10]', async () => {
  await command('--every', '1h', '--to', to());
  expect((await today()).needs.backups_missing).toBe(1);
  await look();
  t.clock.advance(2 * hourMs);
  expect((await today()).needs.backups_missing).toBe(0);
  t.clock.advance(1);
  expect((await today()).needs.backups_missing).toBe(1);
  expect(await command('--off')).toMatch(/no longer asks/);
  expect((await today()).needs.backups_missing).toBe(0);
  expect(await look()).toBeUndefined();
});

it('without a choice, needs an operator from the second day of orders on, and when the last one is a week old [BACKUP-10]', async () => {
  await orderIn(await makeVillage(t), 'INITIATED');
  t.clock.advance(24 * hourMs);
  expect((await today()).needs.backups_missing).toBe(0);
  t.clock.advance(1);
  expect((await today()).needs.backups_missing).toBe(1);
  await t.database.pool.query("INSERT INTO demo_rows (kind, row_id) VALUES ('user', 1)");
  expect((await today()).needs.backups_missing).toBe(0);
  await t.database.pool.query('UPDATE demo_rows SET removed_at = now()');
  await command(join(folder, 'one.tar.zst'));
  // The terminal has the real time.
  await t.database.pool.query('UPDATE backups SET started_at = $1', [t.clock.now()]);
  expect((await today()).needs.backups_missing).toBe(0);
  t.clock.advance(7 * 24 * hourMs + 1);
  expect((await today()).needs.backups_missing).toBe(1);
});

it('refuses other words [BACKUP-7]', () => {
  const usage = 'Usage: npm run haat -- backup FILE | backup --every 6h --keep 14 --to DIR | backup --off';
  for (const words of [
    [],
    ['a', 'b'],
    ['--every', '6h'],
    ['--to', 'x'],
    ['--keep', '3', 'a'],
    ['--now'],
    ['--off', 'a'],
  ])
    expect(() => readOwnCommand(['backup', ...words]), words.join(' ')).toThrow(usage);
  const every =
    (time: string, keep = '14') =>
    () =>
      readOwnCommand(['backup', '--every', time, '--keep', keep, '--to', 'x']);
  for (const time of ['6', '5m', '32d', 'h', '6w'])
    expect(every(time), time).toThrow('--every is a time from 10m to 31d');
  expect(every('6h', '0')).toThrow('--keep is a number of files from 1 to 999.');
  expect(() => readOwnCommand(['restore'])).toThrow('Usage: npm run haat -- restore FILE');
});

it('sweeps and the removal of the demo wait for a backup [BACKUP-2]', async () => {
  const busy = 'A sweep or a backup is running right now: try again in a minute.';
  await withSweepLock(t.database, async () => {
    await expect(readCommand(['sweep'])(t)).rejects.toThrow(busy);
    await expect(readCommand(['remove-demo'])(t)).rejects.toThrow(busy);
  });
});
