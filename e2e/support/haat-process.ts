// A whole Haat with its demo village, as `npm start` runs it, on a port and in a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));
const startLimitMs = 150_000;

export interface RunningHaat {
  readonly url: string;
  /** What the server has said on stdout so far is in this file: the one-time codes, too. */
  readonly logFile: string;
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

export async function startHaat(settings: Record<string, string> = {}): Promise<RunningHaat> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-e2e-'));
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    OTP_LIMIT_PER_NUMBER: '10000',
    OTP_LIMIT_PER_IP: '10000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    SMS_PER_HOUR: '100000',
    OPEN_ORDERS_PER_PERSON: '1000',
    SUPPORT_REQUESTS_PER_DAY: '1000',
    ...settings,
  };
  const logFile = join(folder, 'stdout.log');
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [mainFile], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log);
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(child, url, errors);
  return {
    url,
    logFile,
    env,
    stop: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(child: ChildProcess, url: string, errors: string[]): Promise<void> {
  const last = Date.now() + startLimitMs;
  while (Date.now() < last) {
    if (child.exitCode !== null) throw new Error(`Haat has ended: ${errors.join('')}`);
    const answer = await fetch(url).catch(() => undefined); // not listening yet
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await end(child);
  throw new Error(`Haat does not answer: ${errors.join('')}`);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
