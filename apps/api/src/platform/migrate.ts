// Brings a database to the tables of this version. Processes that start together wait for one another.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number, the same in every process of Haat and in no other program on the same database. */
const ADVISORY_LOCK = 4_821_077_301;

export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // The session's end releases the lock.
    await client.end();
  }
}
