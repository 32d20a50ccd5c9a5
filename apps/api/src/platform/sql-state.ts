import pg from 'pg';

/**
 * PostgreSQL's five-character SQLSTATE, also from an error wrapped by Drizzle. Only PostgreSQL's own errors have one:
 * the system's codes, such as EPIPE, may look the same.
 */
export const sqlStateOf = (error: unknown): string | undefined => databaseErrorOf(error)?.code;

function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
  if (!(error instanceof Error)) return undefined;
  return error instanceof pg.DatabaseError ? error : databaseErrorOf(error.cause);
}

/** The server has become a replica: a new connection may reach the primary. */
export function isReadOnlyServer(error: unknown): boolean {
  const state = sqlStateOf(error);
  // 'cannot set transaction read-write mode during recovery' has the state of a missing feature.
  return state === '25006' || (state === '0A000' && /during recovery/.test(textOf(error)));
}

/** The codes of class 08 about connections. */
const connectionStates: ReadonlySet<string> = new Set(['08000', '08001', '08003', '08006']);

/**
 * 08P01 of PostgreSQL means that we broke the protocol. Of PgBouncer it means that the pooler has no connection for us. Only
 * PostgreSQL names the routine that reports the error.
 */
const isOfPooler = ({ code, routine }: pg.DatabaseError): boolean => code === '08P01' && !routine;

/** What the system says of a connection that was cut or can't be made. */
const connectionCodes: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);

/** The database doesn't answer, is starting, stopping or full: classes 57P and 53, or no connection. */
export function isDatabaseAway(error: unknown): boolean {
  const reported = databaseErrorOf(error);
  const state = reported?.code;
  if (reported && state) {
    const isAway = state.startsWith('57P') || state.startsWith('53') || connectionStates.has(state);
    return isAway || isOfPooler(reported);
  }
  return (
    isConnectionError(error) ||
    // The words of pg, and a socket file that isn't there.
    /Connection terminated|Query read timeout|is not queryable|timeout exceeded when trying to connect|ENOENT.*PGSQL/.test(
      textOf(error),
    )
  );
}

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && connectionCodes.has(error.code)) return true;
  return isConnectionError(error.cause);
}

/**
 * A statement (57014), a lock (55P03) or a pause within a transaction (25P03) took longer than `database.ts` allows. Or a
 * transaction has lost against others each time that it was tried (40001, 40P01).
 */
const busyStates: ReadonlySet<string> = new Set(['57014', '55P03', '25P03', '40001', '40P01']);

export const isDatabaseBusy = (error: unknown): boolean => busyStates.has(sqlStateOf(error) ?? '');

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${textOf(error.cause)}` : '';
