// Opens connections to PostgreSQL.
import pg from 'pg';
import { processIdOf, sendWithoutNames } from './pooled-connection.ts';

/** The most connections that each kind of work opens in one process. */
export interface Connections {
  /** For `Database.db`. */
  readonly reading: number;
  /** For `Database.inTx`. */
  readonly writing: number;
}

/** 18 of the 100 that PostgreSQL allows by default. */
export const defaultConnections: Connections = { reading: 10, writing: 8 };

/** Few connections keep PostgreSQL busy, and each takes memory there. */
const ofOneOfSeveral: Connections = { reading: 5, writing: 5 };

/** Of each process of a server. */
export const connectionsOf = (processes: number): Connections =>
  processes === 1 ? defaultConnections : ofOneOfSeveral;

/** For superusers, commands, migrations and backups. */
const reserved = 10;

/** What PostgreSQL must allow for so many processes. */
export const connectionsNeeded = (processes: number): number => {
  const { reading, writing } = connectionsOf(processes);
  return reserved + processes * (reading + writing);
};

/** In milliseconds. PostgreSQL ends statements, lock waits and idle transactions that take longer. */
export interface Timeouts {
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

const defaultTimeouts: Timeouts = { statement: 10_000, lock: 3_000, idleInTransaction: 10_000 };

/** A host without power closes no connection. PostgreSQL ends a statement before this much longer, so such a host is gone. */
const silenceMs = 5_000;

/** A new connection costs several milliseconds and has to plan each statement again. */
const idleTimeoutMillis = 10 * 60_000;

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  /** PostgreSQL refuses writes on these connections. */
  readonly isReadOnly: boolean;
  /** Called when an idle connection breaks. */
  readonly onIdleError?: ((error: Error) => void) | undefined;
  readonly timeouts?: Timeouts | undefined;
}

/** A pool that can go to another server. */
export class ServerPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => this.#open.add(client));
    this.on('remove', (client) => this.#open.delete(client));
  }

  /** Statements under way fail. New connections go to `url`. */
  moveTo(url: string): void {
    this.options.connectionString = url;
    // `end` would wait for the answer of a server that may never send one.
    for (const client of this.#open) (client as WithStream).connection.stream.destroy();
  }
}

/** Not in pg's types. */
type WithStream = pg.PoolClient & { readonly connection: { readonly stream: { destroy(): void } } };

export function openPool(options: PoolOptions): ServerPool {
  const { url, max, onIdleError, timeouts = defaultTimeouts } = options;
  const pool = new ServerPool({
    connectionString: url,
    max,
    idleTimeoutMillis,
    connectionTimeoutMillis: 10_000,
    // Ends the connection, because reads are sent in a pipeline.
    query_timeout: timeouts.statement + silenceMs,
    application_name: 'haat',
    // Reads that don't need each other's answers may be sent at once.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (client) => prepareConnection(client, options),
  });
  // `end` resolves before all connections are closed, so PostgreSQL may break some first.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError?.(error);
  });
  return pool;
}

/**
 * Sets the timeouts by a statement, because poolers such as PgBouncer refuse settings in the startup message. A pooler gives
 * its own process id. It may pass settings on to another client's transactions, so then the connection is neither read-only
 * nor bound to one plan. Citus needs the values for its plan, to know which node has the rows.
 */
async function prepareConnection(
  client: pg.ClientBase,
  { timeouts = defaultTimeouts, isReadOnly }: PoolOptions,
): Promise<void> {
  // A connection that ends between two statements would otherwise end the process. The next statement reports it.
  client.on('error', () => undefined);
  const { rows } = await client.query<{ is_pooled: boolean }>(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false),
      set_config('default_transaction_read_only', (pg_backend_pid() = $5::int and $4::bool)::text, false),
      pg_backend_pid() <> $5::int as is_pooled`,
    [
      ...[timeouts.statement, timeouts.lock, timeouts.idleInTransaction, isReadOnly].map(String),
      processIdOf(client),
    ],
  );
  if (rows[0]?.is_pooled) sendWithoutNames(client);
}
