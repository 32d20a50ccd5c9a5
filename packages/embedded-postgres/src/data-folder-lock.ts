// One Haat per data folder. The lock file names its holder. A holder that has died doesn't count.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type RunningProcess, thisProcess } from './running-process.ts';

/** A server holds the folder until it stops, a command only briefly. */
export type LockRole = 'server' | 'command';
type Holder = RunningProcess & { role: LockRole; launchers: readonly RunningProcess[]; isEnding?: boolean };

export type DataFolderLock = {
  /** Announces that this process will soon release the lock. Others then wait instead of giving up. */
  announceEnd(): void;
  release(): void;
};

const WAIT_FOR_LEAVING_MS = 20_000;

/**
 * Takes the folder and waits for a holder that will soon end. Undefined when a running server holds it. `launchers` are
 * the processes whose end also ends this one.
 */
export async function lockDataFolder(
  dataDir: string,
  role: LockRole,
  launchers: readonly RunningProcess[] = [],
): Promise<DataFolderLock | undefined> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'haat.lock');
  const holder: Holder = { ...thisProcess(), role, launchers };
  const giveUpAt = performance.now() + WAIT_FOR_LEAVING_MS;
  while (!writeOnce(file, holder)) {
    const other = readHolder(file);
    if (other === undefined || !isRunning(other)) {
      dropStale(file);
      continue;
    }
    if (!isLeaving(other) || performance.now() > giveUpAt) return undefined;
    await pause(50);
  }
  return {
    announceEnd: () => replace(file, { ...holder, isEnding: true }),
    release: () => rmSync(file, { force: true }),
  };
}

/** The running process that holds the folder, if any. */
export function findHolder(dataDir: string): { role: LockRole; isLeaving: boolean } | undefined {
  const holder = readHolder(join(dataDir, 'haat.lock'));
  return holder && isRunning(holder) ? { role: holder.role, isLeaving: isLeaving(holder) } : undefined;
}

function isLeaving(holder: Holder): boolean {
  const hasLostLauncher = !holder.launchers.every(isRunning);
  return holder.role === 'command' || holder.isEnding === true || hasLostLauncher;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    // Released meanwhile, or half written before a power cut. Nobody holds it.
    return undefined;
  }
}

/** Writes the whole file atomically, unless one exists. */
function writeOnce(file: string, holder: Holder): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(file: string, holder: Holder): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  renameSync(draft, file);
}

/** Two processes may find the same dead holder. If one moved a new holder's lock by mistake, it puts it back. */
function dropStale(file: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    const moved = readHolder(aside);
    if (moved && isRunning(moved)) linkSync(aside, file);
  } catch (error) {
    if (
      !(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EEXIST'))
    ) {
      throw error;
    }
  } finally {
    rmSync(aside, { force: true });
  }
}
