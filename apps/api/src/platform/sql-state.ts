/** PostgreSQL's five-character SQLSTATE, also from an error wrapped by Drizzle. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return sqlStateOf(error.cause);
}

/** The server has become a replica: a new connection may reach the primary. */
export function isReadOnlyServer(error: unknown): boolean {
  const state = sqlStateOf(error);
  // 'cannot set transaction read-write mode during recovery' has the state of a missing feature.
  return state === '25006' || (state === '0A000' && /during recovery/.test(textOf(error)));
}

const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${textOf(error.cause)}` : '';
