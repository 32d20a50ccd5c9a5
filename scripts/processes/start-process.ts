// Starts a program for a test, a measurement or a screenshot, and keeps its output.
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly pid: number;
  stdout(): string;
  /** Settles when the process, and every other process with its output, have ended. */
  readonly ended: Promise<Ended>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<Ended>;
}

interface Options {
  readonly env: Readonly<Record<string, string>>;
  /** Gets a copy of stdout, for other processes to read. */
  readonly logFile?: string;
}

/** The developer's own settings must not change what is tested. */
const OURS =
  /^(PORT|HOST|WEB_|METRICS_|DATABASE_URL|DATA_DIR|HAAT_|SMS_|OTP_|RATE_|TRUST_|MEDIA_|S3_|VITEST|NODE_ENV|npm_)/;

export const inheritedEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));

export function startProcess(command: string, args: readonly string[], { env, logFile }: Options): Running {
  const child = spawn(command, args, { cwd: root, env: { ...inheritedEnv(), ...env } });
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    printed.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.stderr += chunk;
  });
  if (logFile !== undefined) child.stdout.pipe(createWriteStream(logFile));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { pid: pidOf(child), stdout: () => printed.stdout, ended, stop };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the process could not be started');
  return pid;
}

/** Waits for `isSo`. If the process ends before that, throws everything that it printed. */
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
