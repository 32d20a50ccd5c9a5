// Signs in many people at once: writes their sessions into the database, as sign-in does.
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** @param {string} databaseUrl @param {number} count @returns {Promise<string[]>} their tokens */
export async function makePeople(databaseUrl, count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with people as (
        insert into users (number, first_name, last_name, email, is_initial_setup_done, is_customer_setup_done, created_at)
          select '+9160' || lpad(i::text, 8, '0'), 'Person', i::text, 'person@example.com', true, true, now()
          from generate_series(1, $1::int) i returning id),
      numbered as (select id, row_number() over (order by id) as nth from people)
      insert into sessions (token_hash, user_id, created_at)
        select ($2::text[])[nth], id, now() from numbered`,
      [count, hashes],
    );
  } finally {
    await client.end();
  }
  return tokens;
}
