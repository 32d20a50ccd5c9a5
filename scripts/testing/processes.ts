// npm start and its family of processes, as the system sees them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = join(import.meta.dirname, '../..');

export type Ended = { code: number | null; stdout: string; stderr: string };

export type Running = {
  pid: number;
  stdout(): string;
  /** Settles when the process and all that holds its output have ended. */
  ended: Promise<Ended>;
};

/** Variables of the person who runs the tests must not decide what is tested. */
const OURS =
  /^(PORT|HOST|DATABASE_URL|DATA_DIR|HAAT_|SMS_|OTP_|RATE_|TRUST_|MEDIA_|S3_|VITEST|NODE_ENV|npm_)/;

export function startNpm(args: readonly string[], env: Record<string, string>): Running {
  const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const child = spawn('npm', args, { cwd: root, env: { ...Object.fromEntries(inherited), ...env } });
  const told = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    told.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    told.stderr += chunk;
  });
  return { pid: pidOf(child), stdout: () => told.stdout, ended: endOf(child, told) };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('npm could not be started');
  return pid;
}

function endOf(child: ChildProcess, told: { stdout: string; stderr: string }): Promise<Ended> {
  return new Promise((resolve) => {
    // npm's own remarks are not ours to judge.
    child.once('close', (code) => resolve({ code, ...told, stderr: told.stderr.replace(/^npm .*\n/gm, '') }));
  });
}

/** Waits for `isSo`; an end of the process before that is an error, told with all that it said. */
export async function until(running: Running, isSo: () => boolean): Promise<void> {
  let ended: Ended | undefined;
  running.ended.then((end) => {
    ended = end;
  });
  while (!isSo()) {
    if (ended !== undefined) throw new Error(`ended too early: ${ended.stdout}${ended.stderr}`);
    await pause(20);
  }
}

type Listed = { pid: number; parent: number; command: string };

function listProcesses(): Listed[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, stat, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return stat?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** The process and all that descend from it, PostgreSQL's included. */
export function familyOf(pid: number): Listed[] {
  const all = listProcesses();
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Who of them still runs. */
export function survivors(family: readonly Listed[]): string[] {
  const alive = new Map(listProcesses().map(({ pid, command }) => [pid, command]));
  return family.filter(({ pid, command }) => alive.get(pid) === command).map(({ command }) => command);
}

export function kill(family: readonly Listed[]): void {
  for (const { pid, command } of family) {
    if (survivors([{ pid, parent: 0, command }]).length > 0) process.kill(pid, 'SIGKILL');
  }
}

export type Place = { env: Record<string, string>; port: number; dataDir: string; remove(): void };

/** A port and a folder of its own; the folder is open to its owner alone. */
export async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-start-'));
  const port = await freePort();
  const dataDir = join(folder, 'data');
  return {
    env: { PORT: String(port), DATA_DIR: dataDir, HAAT_DEMO: 'off' },
    port,
    dataDir,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
