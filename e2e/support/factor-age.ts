// Lets time pass for the second factor, which a test can't wait for.
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client } from 'pg';
import { sharedHaat } from './shared-haat.ts';

/** All sessions that gave it did so six minutes ago. */
export async function ageGivenFactors(): Promise<void> {
  const running = findEmbeddedPostgres(sharedHaat().env.DATA_DIR ?? '');
  const client = new Client({ connectionString: running?.url });
  await client.connect();
  try {
    await client.query(
      "update sessions set factor_given_at = now() - interval '6 minutes' where factor_given_at is not null",
    );
  } finally {
    await client.end();
  }
}
