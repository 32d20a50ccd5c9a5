// Starts Debian's PgBouncer in transaction mode, for tests.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../processes/start-haat.ts';
import type { PostgresFolder } from './debian-postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const START_LIMIT_MS = 10_000;

export const hasPgBouncer = (): boolean => existsSync(PROGRAM);

/** In front of the PostgreSQL at `serverPort`, for all its databases. */
export async function startPgBouncer({ folder, user }: PostgresFolder, serverPort: number) {
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settingsOf(folder, port, serverPort));
  const child = spawn(PROGRAM, ['-q', file], { ...user, cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('PgBouncer did not start');
    await pause(20);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `postgres://haat@127.0.0.1:${port}/haat`, stop };
}

/** Few server connections, so that clients must share them. */
const settingsOf = (folder: string, port: number, serverPort: number): string => `[databases]
* = host=127.0.0.1 port=${serverPort} user=haat
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 8
server_idle_timeout = 5
logfile = ${join(folder, 'pgbouncer.log')}
`;

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
