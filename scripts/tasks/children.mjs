// Runs programs for a script. When the script gets a signal, all of them end.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** npm has packages of the pinned Node for Linux only. Elsewhere, the Node that runs this script does everything. */
export const hasPinnedNode = `node-${process.platform}-${process.arch}` in optionalDependencies;
export const pinnedNode = hasPinnedNode ? join(root, 'node_modules/.bin/node') : process.execPath;

/** Arguments of the pinned Node that start the server. With Node's own 32 MB of new space it would take more than 300 MB. */
export const server = ['--max-semi-space-size=8', 'apps/api/src/main.ts'];

// Node caches compiled code, which makes each start a third faster.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/haat/node');

const GROUP_LIMIT_MS = 8_000;
const running = new Set();
let isStopping = false;
const stopping = new AbortController();

/** Thrown by `run` after the script got a signal. */
class Stopped extends Error {}

/**
 * Runs a program and returns its exit code and, with `capture`, its output. A signal to a `whole` program also goes to all
 * programs that it started. Other programs pass the signal on themselves. `onSpawn` gets the child process.
 */
export function run(command, args, { whole = false, capture = false, onSpawn, ...options } = {}) {
  if (isStopping) return Promise.reject(new Stopped());
  const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio, detached: whole, ...options });
  const entry = { child, whole };
  running.add(entry);
  onSpawn?.(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(entry);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(entry);
      if (isStopping) reject(new Stopped());
      else resolve({ code: code ?? 1, signal, output });
    });
  });
}

/** Waits, and no longer than until the script gets a signal. */
export async function rest(ms) {
  try {
    await pause(ms, undefined, { signal: stopping.signal });
  } catch {
    throw new Stopped();
  }
}

/** Ends all programs. Whatever waits for one of them goes no further. */
export function stop() {
  isStopping = true;
  stopping.abort();
  for (const entry of running) {
    signalTo(entry, 'SIGTERM');
    setTimeout(() => signalTo(entry, 'SIGKILL'), GROUP_LIMIT_MS).unref();
  }
}

/** Ends all programs on SIGTERM, SIGINT and SIGHUP, and when the npm that started this script is killed. */
function endWithSignals() {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) stop();
  }, 250).unref();
}

function signalTo({ child, whole }, signal) {
  if (!whole && signal === 'SIGKILL') return;
  try {
    process.kill(whole ? -child.pid : child.pid, signal);
  } catch (error) {
    // It ended by itself just before.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a script's work. A `Failure` becomes one line on stderr and exit code 1. */
export async function main(work) {
  endWithSignals();
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (error instanceof Stopped) return;
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/** A problem that the person at the terminal can fix, as one sentence. */
export class Failure extends Error {}
