// One PostgreSQL for a whole test run, with one migrated database as a template. The embedded one, unless the run names
// another.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../platform/migrate.ts';
import { TEMPLATE, urlOfDatabase } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty for the embedded PostgreSQL. Else a URL whose user may create databases. */
    givenDatabaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await openPostgres(project.getProvidedContext().givenDatabaseUrl);
  try {
    await makeTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('adminDatabaseUrl', url);
  return stop;
}

async function openPostgres(givenUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  if (givenUrl) return { url: givenUrl, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-test-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, maxConnections: 400 });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.superuserUrl, stop };
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(urlOfDatabase(adminUrl, TEMPLATE));
}
