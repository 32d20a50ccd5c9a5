/** PostgreSQL's five-character SQLSTATE, also from an error wrapped by Drizzle. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return error.code;
  return sqlStateOf(error.cause);
}
