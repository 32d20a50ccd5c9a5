import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';

let folder: string;
let running: EmbeddedPostgres[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haat-rights-'));
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
  running.push(server);
  return server;
}

async function ask(url: string, query: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

describe('in the embedded database', () => {
  it('the server can change rows, but no table, trigger or role [RUN-16]', async () => {
    const { url, ownerUrl } = await start();
    await migrateDatabase(ownerUrl);
    await ask(url, "INSERT INTO product_types (name) VALUES ('Rice')");
    await ask(url, "UPDATE product_types SET name = 'Oil'");
    expect(await ask(url, 'SELECT name FROM product_types')).toBe('Oil');
    await ask(url, 'DELETE FROM product_types');
    for (const statement of [
      'TRUNCATE order_events',
      'ALTER TABLE order_events DISABLE TRIGGER ALL',
      'DROP TABLE order_events',
      'CREATE TABLE mine (id int)',
      'CREATE ROLE friend SUPERUSER',
      "COPY (SELECT 1) TO PROGRAM 'true'",
      "SELECT pg_read_file('/etc/passwd')",
      'DELETE FROM drizzle.__drizzle_migrations',
      'SET SESSION AUTHORIZATION haat',
      'SET ROLE haat_owner',
    ])
      await expect(ask(url, statement), statement).rejects.toThrow(/permission denied|must be owner/);
  });

  it('a database owned by the superuser is handed over with all its contents', async () => {
    const first = await start();
    const { superuserUrl } = first;
    await ask(superuserUrl, 'ALTER DATABASE haat OWNER TO haat');
    await migrateDatabase(superuserUrl);
    await ask(superuserUrl, "INSERT INTO product_types (name) VALUES ('Rice')");
    await first.stop();
    const { url, ownerUrl } = await start();
    await migrateDatabase(ownerUrl);
    const strangers = `SELECT count(*)::int FROM pg_class WHERE relowner <> 'haat_owner'::regrole
      AND relnamespace IN ('public'::regnamespace, 'drizzle'::regnamespace)`;
    expect(await ask(ownerUrl, strangers)).toBe(0);
    await ask(ownerUrl, 'ALTER TABLE product_types ADD COLUMN colour text');
    await ask(
      ownerUrl,
      'CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN END $$',
    );
    expect(await ask(url, 'SELECT name FROM product_types')).toBe('Rice');
  });
});
