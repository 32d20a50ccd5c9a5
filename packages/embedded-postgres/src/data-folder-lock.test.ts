import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findHolder, lockDataFolder } from './data-folder-lock.ts';
import { identify, type RunningProcess, thisProcess } from './running-process.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A process that runs until it is stopped. */
function startOther() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { process: identify(child.pid ?? 0), end };
}

function heldBy(holder: RunningProcess & { role?: string; isEnding?: boolean }): void {
  writeFileSync(join(folder, 'haat.lock'), JSON.stringify({ role: 'server', launchers: [], ...holder }));
}

it('is taken once, and again after a release', async () => {
  const lock = await lockDataFolder(folder, 'server');
  expect(await lockDataFolder(folder, 'server')).toBeUndefined();
  expect(findHolder(folder)).toEqual({ role: 'server', isLeaving: false });
  lock?.release();
  expect(findHolder(folder)).toBeUndefined();
  expect(await lockDataFolder(folder, 'server')).toBeDefined();
});

it('creates its folder', async () => {
  const inner = join(folder, 'data/haat');
  expect(await lockDataFolder(inner, 'server')).toBeDefined();
  expect(readdirSync(inner)).toEqual(['haat.lock']);
});

it('is free after its process died', async () => {
  const other = startOther();
  heldBy(other.process);
  expect(await lockDataFolder(folder, 'server')).toBeUndefined();
  await other.end();
  expect(findHolder(folder)).toBeUndefined();
  expect(await lockDataFolder(folder, 'server')).toBeDefined();
});

it('is free when another process got the same id', async () => {
  heldBy({ ...thisProcess(), startedAt: '1' });
  expect(await lockDataFolder(folder, 'server')).toBeDefined();
});

it('is free when it was never fully written', async () => {
  writeFileSync(join(folder, 'haat.lock'), '{"pid":');
  expect(await lockDataFolder(folder, 'server')).toBeDefined();
});

it('goes to one of many simultaneous processes, also after a dead holder', async () => {
  heldBy({ pid: 4_000_000, startedAt: '1' });
  const locks = await Promise.all([1, 2, 3, 4, 5].map(() => lockDataFolder(folder, 'server')));
  expect(locks.filter(Boolean)).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['haat.lock']);
});

it('waits for a holder that is ending', async () => {
  const other = startOther();
  heldBy({ ...other.process, isEnding: true });
  const waiting = lockDataFolder(folder, 'server');
  expect(findHolder(folder)?.isLeaving).toBe(true);
  await other.end();
  expect(await waiting).toBeDefined();
});

it('waits for a command that holds it briefly', async () => {
  const lock = await lockDataFolder(folder, 'command');
  const waiting = lockDataFolder(folder, 'server');
  lock?.release();
  expect(await waiting).toBeDefined();
});

it('waits when the launcher of its holder has exited', async () => {
  const launcher = startOther();
  const lock = await lockDataFolder(folder, 'server', [launcher.process]);
  expect(findHolder(folder)?.isLeaving).toBe(false);
  await launcher.end();
  expect(findHolder(folder)?.isLeaving).toBe(true);
  const waiting = lockDataFolder(folder, 'server');
  lock?.release();
  expect(await waiting).toBeDefined();
});
