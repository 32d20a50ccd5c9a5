import { type SQL, sql } from 'drizzle-orm';

/** Whether there is one of these rows: a table and its condition. */
export const existsInSql = (rows: SQL) => sql<boolean>`exists(select 1 from ${rows})`;
