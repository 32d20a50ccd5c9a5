// The village of the first release, on its way to now.
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { migrateDatabase } from '../platform/migrate.ts';
import { readMigrations } from '../platform/migration-files.ts';
import { createBareDatabase, type TestDatabase } from './template-database.ts';

const firstRelease = readFileSync(new URL('first-release.sql', import.meta.url), 'utf8');

/** Its release had all migrations before `before`, and wrote `rows`. It is migrated to now. */
export async function upgradeOldVillage({
  before,
  rows,
}: {
  /** As in `0058_payments`. */
  readonly before: string;
  readonly rows: string;
}): Promise<TestDatabase> {
  const migrations = readMigrations();
  const upTo = migrations.findIndex(({ tag }) => tag === before);
  if (upTo === -1) throw new Error(`there is no migration ${before}`);
  const old = await createBareDatabase();
  const client = new Client({ connectionString: old.url });
  await client.connect();
  try {
    await migrateDatabase(old.url, migrations.slice(0, 2));
    await client.query(firstRelease);
    await migrateDatabase(old.url, migrations.slice(0, upTo));
    await client.query(rows);
  } finally {
    await client.end();
  }
  await migrateDatabase(old.url);
  return old;
}
