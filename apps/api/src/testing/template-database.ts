// Creates a database for each test file from the run's migrated template.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL, as a user who may create databases. */
    adminDatabaseUrl: string;
    /** A pooler in front of it, through which apps connect. Empty for none. */
    poolerUrl: string;
  }
}

export type TestDatabase = { url: string; drop(): Promise<void> };

export const TEMPLATE = 'haat_template';

/** The URL of another database on the same server. */
export const urlOfDatabase = (url: string, name: string): string => url.replace(/\/\w+(?=\?|$)/, `/${name}`);

/** A migrated, empty database. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(TEMPLATE);
}

/** A database without any table. */
export function createBareDatabase(): Promise<TestDatabase> {
  return createDatabase('template1');
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: urlOfDatabase(inject('poolerUrl') || inject('adminDatabaseUrl'), name),
    drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('adminDatabaseUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
