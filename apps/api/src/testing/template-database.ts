// Creates a database for each test file from the run's migrated template.
import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { inject } from 'vitest';
import { sqlStateOf } from '../platform/sql-state.ts';
import { onDatabase } from './citus-nodes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL, as a user who may create databases. */
    adminDatabaseUrl: string;
    /** A pooler in front of it, through which apps connect. Empty for none. */
    poolerUrl: string;
    /** Of the workers, when that is the coordinator of a distributed PostgreSQL. */
    workerUrls: string[];
  }
}

export type TestDatabase = { name: string; url: string; drop(): Promise<void> };

export const TEMPLATE = 'haat_template';

/** The URL of another database on the same server. */
export const urlOfDatabase = (url: string, name: string): string => url.replace(/\/\w+(?=\?|$)/, `/${name}`);

/** A migrated, empty database. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(TEMPLATE);
}

/** Like another one, to which nothing may be connected. Not on several nodes. */
export function copyTestDatabase(original: TestDatabase): Promise<TestDatabase> {
  return createDatabase(original.name);
}

/** A database without any table. */
export function createBareDatabase(): Promise<TestDatabase> {
  return createDatabase('template1');
}

/** Copies files: with such a small template, that takes a third of the time of copying through the write-ahead log. */
async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const [first, ...workers] = [inject('adminDatabaseUrl'), ...inject('workerUrls')];
  const nodes = template === TEMPLATE ? [first, ...workers] : [first];
  for (const node of nodes) {
    await onDatabase(node, (client) =>
      client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
    );
  }
  return {
    name,
    url: urlOfDatabase(inject('poolerUrl') || first, name),
    drop: async () => {
      for (const node of nodes) {
        await onDatabase(node, (client) => dropDatabase(client, name));
      }
    },
  };
}

const objectInUse = '55006';

/** Citus's own processes connect again while PostgreSQL ends them. */
async function dropDatabase(client: Client, name: string): Promise<void> {
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } catch (error) {
    if (inject('workerUrls').length === 0 || sqlStateOf(error) !== objectInUse) throw error;
    await dropDatabase(client, name);
  }
}
