// A PostgreSQL with a streaming replica, and a Haat with the demo village on both.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { codesSentTo, type RunningHaat, startHaat } from '../processes/start-haat.ts';
import { debianVersions, makePostgresFolder } from './debian-postgres.ts';

const LIMIT_MS = 60_000;

export interface Pair {
  readonly haat: RunningHaat;
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Runs a statement on one of the two and returns its rows. */
  ask(url: string, statement: string): Promise<Record<string, unknown>[]>;
  killPrimary(): void;
  close(): Promise<void>;
}

/** With `isSynchronous`, every commit waits for the replica. */
export async function startPair({ isSynchronous }: { isSynchronous: boolean }): Promise<Pair> {
  await using stack = new AsyncDisposableStack();
  const place = makePostgresFolder(debianVersions().at(-1) ?? '');
  stack.defer(() => place.remove());
  const primaryData = place.createCluster('primary');
  const primary = await place.start(primaryData, { wal_keep_size: '256MB' });
  stack.defer(() => primary.stop('SIGQUIT'));
  const replicaData = join(place.folder, 'replica');
  place.run('pg_basebackup', '-D', replicaData, '-d', primary.url, '-R', '-X', 'stream');
  const replica = await place.start(replicaData);
  stack.defer(() => replica.stop('SIGQUIT'));
  const replicaUrl = replica.url;
  if (isSynchronous) {
    await ask(primary.url, "alter system set synchronous_standby_names = '*'");
    await ask(primary.url, 'select pg_reload_conf()');
  }
  const haat = await startHaatOn(primary.url, replicaUrl);
  stack.defer(() => haat.stop());
  const all = stack.move();
  return {
    haat,
    primaryUrl: primary.url,
    replicaUrl,
    ask,
    killPrimary: () => {
      const [pid] = readFileSync(join(primaryData, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    close: () => all.disposeAsync(),
  };
}

const startHaatOn = (primaryUrl: string, replicaUrl: string): Promise<RunningHaat> =>
  startHaat({
    DATABASE_URL: primaryUrl.replace(/(:\d+)\//, `$1,127.0.0.1:${new URL(replicaUrl).port}/`),
    HAAT_DEMO: 'on',
    RATE_LIMIT_PER_MINUTE: '1000000',
    OPEN_ORDERS_PER_PERSON: '1000000',
    ORDERS_PER_HOUR: '1000000',
    TELLS_PER_HOUR: '1000000',
  });

async function ask(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until `isSo` returns true. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`not true after ${LIMIT_MS / 1000} s: ${isSo}`);
    await pause(20);
  }
}

export type Call = (method: string, path: string, body?: object, key?: string) => Promise<Answer>;

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the API's own tests check the shapes
  readonly body: any;
}

/** Calls the API of the Haat at this URL. */
export const callAs =
  (url: string, token?: string): Call =>
  async (method, path, body, key) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Token ${token}` }),
      ...(key && { 'idempotency-key': key }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...sent });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };

/** Signs in one of the demo village's people, who can then call the API. */
export async function signIn({ url, stdout }: RunningHaat, number: string): Promise<Call> {
  const nobody = callAs(url);
  await nobody('POST', '/users/login/', { number });
  await until(() => codesSentTo(number, stdout()).length > 0);
  const otp = codesSentTo(number, stdout()).at(-1);
  const { body } = await nobody('POST', '/users/login/verify/', { number, otp });
  return callAs(url, body.token);
}
