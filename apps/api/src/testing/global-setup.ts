// One PostgreSQL for a whole test run, with one migrated database as a template. The embedded one, unless the run names
// another.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@haat/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../platform/migrate.ts';
import { fillDistributed, onDatabase } from './citus-nodes.ts';
import { TEMPLATE, urlOfDatabase } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty for the embedded PostgreSQL. Else a URL whose user may create databases. */
    givenDatabaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { givenDatabaseUrl, workerUrls } = project.getProvidedContext();
  const { url, stop } = await openPostgres(givenDatabaseUrl);
  try {
    await makeTemplate([url, ...workerUrls]);
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

async function makeTemplate(nodes: readonly string[]): Promise<void> {
  for (const node of nodes) {
    await onDatabase(node, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
      await client.query(`CREATE DATABASE ${TEMPLATE}`);
    });
  }
  const templates = nodes.map((node) => urlOfDatabase(node, TEMPLATE));
  if (templates.length > 1) return fillDistributed(templates);
  for (const template of templates) await migrateDatabase(template);
}
