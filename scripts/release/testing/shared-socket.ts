// Starts servers on one socket, as systemd does: it stays open when a server ends.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { familyOf, kill } from '../../processes/process-family.ts';

/** Reads a folder and a log file per line, starts Haat there, and prints its process id. */
const HOLDER = `while read -r folder log; do
  sh -c 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" start' "$folder/haat" > "$log" 2>&1 &
  echo $!
done`;

interface Server {
  readonly log: () => string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

export interface SharedSocket {
  readonly port: number;
  /** Resolves when Haat is open. */
  start(folder: string, log: string): Promise<Server>;
  end(): void;
}

export async function openSharedSocket(env: Readonly<Record<string, string>>): Promise<SharedSocket> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const address = socket.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // Node has no public name for the descriptor of a listening socket.
  const { fd } = (socket as unknown as { readonly _handle: { readonly fd: number } })._handle;
  const holder = spawn('sh', ['-c', HOLDER], {
    env: { ...env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit', fd],
  });
  socket.close();
  const lines = createInterface({ input: streamOf(holder.stdout) })[Symbol.asyncIterator]();
  const start = async (folder: string, log: string): Promise<Server> => {
    streamOf(holder.stdin).write(`${folder} ${log}\n`);
    const pid = Number((await lines.next()).value);
    const read = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
    const isRunning = () => familyOf(pid).length > 0;
    while (!read().includes('is open: ')) {
      if (!isRunning()) throw new Error(`Haat did not start: ${read()}`);
      await pause(50);
    }
    const stop = async () => {
      process.kill(pid, 'SIGTERM');
      while (isRunning()) await pause(50);
    };
    return { log: read, stop };
  };
  return { port, start, end: () => kill(familyOf(pidOf(holder))) };
}

const pidOf = ({ pid }: ChildProcess): number => {
  if (pid === undefined) throw new Error('sh could not be started');
  return pid;
};

function streamOf<T>(stream: T | null): T {
  if (stream === null) throw new Error('sh has no such stream');
  return stream;
}

export const logIn = (folder: string, name: string): string => join(folder, `${name}.log`);
