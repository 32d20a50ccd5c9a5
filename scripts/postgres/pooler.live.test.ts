// What a client gets when the database crashes behind PgBouncer. The client's own connection to the pooler stays.
import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseAway } from '../../apps/api/src/platform/sql-state.ts';
import { debianVersions, makePostgresFolder } from './debian-postgres.ts';
import { hasPgBouncer, startPgBouncer } from './pgbouncer.ts';

it.runIf(hasPgBouncer())('counts as a database that is away [ERR-13]', async () => {
  const place = makePostgresFolder(debianVersions().at(-1) ?? '');
  const server = await place.start(place.createCluster('data'));
  const pooler = await startPgBouncer(place, server.port);
  const client = new pg.Client(pooler.url);
  client.on('error', () => undefined); // PgBouncer may also close this connection
  await client.connect();
  try {
    await client.query('select 1');
    const slow = client.query('select pg_sleep(60)').catch((error) => error);
    await server.stop('SIGQUIT');
    expect(await slow).toSatisfy(isDatabaseAway);
  } finally {
    await client.end();
    await pooler.stop();
    place.remove();
  }
});
