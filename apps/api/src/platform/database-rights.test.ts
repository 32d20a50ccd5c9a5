import { ask, setUpClusters } from '@haat/embedded-postgres/testing';
import { describe, expect, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';

const clusters = setUpClusters();

describe('in the embedded database', () => {
  it('the server can change rows, but no table, trigger or role [RUN-16]', async () => {
    const { url, ownerUrl } = await clusters.start();
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
    const first = await clusters.start();
    const { superuserUrl } = first;
    await ask(superuserUrl, 'ALTER DATABASE haat OWNER TO haat');
    await migrateDatabase(superuserUrl);
    await ask(superuserUrl, "INSERT INTO product_types (name) VALUES ('Rice')");
    await first.stop();
    const { url, ownerUrl } = await clusters.start();
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
