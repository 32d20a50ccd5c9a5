// A distributed template database: the same name on each node of Citus. Copies of it know the same nodes and shards.
import { Client } from 'pg';
import { distribute } from '../platform/distribute.ts';
import { migrateDatabase } from '../platform/migrate.ts';
import { tableClasses } from '../table-classes.ts';

export async function onDatabase(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The databases are there and empty. The first one is the coordinator's. */
export async function fillDistributed([coordinator = '', ...workers]: readonly string[]): Promise<void> {
  for (const url of [coordinator, ...workers]) {
    await onDatabase(url, (client) => client.query('CREATE EXTENSION citus'));
  }
  await onDatabase(coordinator, async (client) => {
    const { port } = new URL(coordinator);
    await client.query("SELECT citus_set_coordinator_host('127.0.0.1', $1)", [port]);
    for (const worker of workers) {
      await client.query("SELECT citus_add_node('127.0.0.1', $1)", [new URL(worker).port]);
    }
  });
  await migrateDatabase(coordinator);
  await onDatabase(coordinator, (client) => distribute(client, tableClasses));
  for (const url of [coordinator, ...workers]) await closeDatabase(url);
}

/** Citus's own processes would keep the template busy, and nobody could copy it. */
async function closeDatabase(url: string): Promise<void> {
  const admin = new URL(url);
  const name = admin.pathname.slice(1);
  admin.pathname = '/postgres';
  await onDatabase(admin.href, async (client) => {
    await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await client.query('SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = $1', [
      name,
    ]);
  });
}
