// One PostgreSQL for a whole test run, with one migrated database as a template.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../platform/migrate.ts';
import { TEMPLATE } from './template-database.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-test-'));
  const server = await startEmbeddedPostgres({ dataDir, isDurable: false, maxConnections: 400 });
  const teardown = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.superuserUrl);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('adminDatabaseUrl', server.superuserUrl);
  return teardown;
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(adminUrl.replace('/haat?', `/${TEMPLATE}?`));
}
