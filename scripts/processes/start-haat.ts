// Starts a whole Haat on its own port and in its own folder.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { server } from '../tasks/children.mjs';
import { type Running, startProcess, until } from './start-process.ts';

const START_LIMIT_MS = 300_000;

export interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  readonly folder: string;
  readonly dataDir: string;
  remove(): void;
}

/** A free port, and a folder that only its owner may enter. */
export async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-place-'));
  const port = await freePort();
  const dataDir = join(folder, 'data');
  return {
    env: { PORT: String(port), DATA_DIR: dataDir, HAAT_DEMO: 'off' },
    port,
    folder,
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

/** Of a Haat that has stopped. As root, the folder has files of several users. */
export const copyData = (from: string, to: string): unknown => execFileSync('cp', ['-a', from, to]);

export const isOpen = (running: Running): boolean => running.stdout().includes('is open: ');

type Settings = Readonly<Record<string, string>>;

/** What others need to use a Haat, before and after it has opened. */
export interface HaatAddress {
  readonly url: string;
  readonly env: Settings;
  /** Everything the server has printed, one-time codes included. */
  readonly logFile: string;
}

export const haatAt = ({ port, folder, env }: Place, settings: Settings): HaatAddress => ({
  url: `http://127.0.0.1:${port}`,
  env: { ...env, ...settings },
  logFile: join(folder, 'stdout.log'),
});

export interface RunningHaat extends HaatAddress {
  readonly pid: number;
  stdout(): string;
  stop(): Promise<void>;
  /** Stops and keeps its data, with which others can begin. */
  stopToCopy(): Promise<Place>;
}

/**
 * Resolves when the server listens. There is no demo village unless `HAAT_DEMO` is on. A given place may have data
 * already.
 */
export async function startHaat(settings: Settings = {}, given?: Place): Promise<RunningHaat> {
  const place = given ?? (await newPlace());
  const address = haatAt(place, settings);
  const running = startProcess(process.execPath, server, address);
  const stopToCopy = async () => {
    await running.stop();
    return place;
  };
  const stop = async () => (await stopToCopy()).remove();
  const last = Date.now() + START_LIMIT_MS;
  try {
    await until(running, () => isOpen(running) || Date.now() > last);
    if (!isOpen(running)) throw new Error(`Haat did not start: ${running.stdout()}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...address, pid: running.pid, stdout: running.stdout, stop, stopToCopy };
}

/** The one-time codes that were sent to a number, such as +919000000001. */
export function codesSentTo(number: string, printed: string): string[] {
  const lines = printed.matchAll(new RegExp(`OTP for \\${number}: (\\d{6})`, 'g'));
  return [...lines].map(([, code = '']) => code);
}
