// The counts that are read with the session, kept by triggers.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let people: Client[];
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(async () => {
  people = [await t.signIn(), await t.signIn(), await t.signIn()];
});
afterAll(() => t.close());

const query = (statement: string) => t.database.pool.query(statement, [people.map(({ userId }) => userId)]);

/** Some read and some unread notifications of each person, by one statement. */
const insertSome = () =>
  query(`insert into notifications (user_id, body, link, created_at, read_at)
    select user_id, 'Your order', '/shops', now(), case when at % 3 = 0 then now() end
    from unnest($1::bigint[]) user_id, generate_series(1, 7) at`);

const path = '/users/notifications/';
const answers = () => Promise.all(people.map((person) => person.get(path)));
const tags = async () => (await answers()).map(({ headers }) => headers.etag);

async function expectExactCounts(): Promise<void> {
  for (const [at, { body }] of (await answers()).entries()) {
    const { rows } = await t.database.pool.query(
      'select count(*)::int as count, count(*) filter (where read_at is null)::int as unread_count from notifications where user_id = $1',
      [people[at]?.userId],
    );
    expect({ count: body.count, unread_count: body.unread_count }).toEqual(rows[0]);
  }
}

describe('the counts of notifications are exact, and the tag changes [NOTE-7, NOTE-8]', () => {
  it.each([
    [
      'inserting',
      `insert into notifications (user_id, body, link, created_at) select unnest($1::bigint[]), 'New', '/', now()`,
    ],
    [
      'reading',
      'update notifications set read_at = now() where user_id = any($1) and id % 2 = 0 and read_at is null',
    ],
    ['making unread', 'update notifications set read_at = null where user_id = any($1) and id % 2 = 0'],
    ['changing a text', `update notifications set body = 'A deliverer' where user_id = any($1)`],
    ['deleting', 'delete from notifications where user_id = any($1) and id % 2 = 1'],
    ['deleting all', 'delete from notifications where user_id = any($1)'],
  ])('after %s', async (_, change) => {
    await insertSome();
    await expectExactCounts();
    const before = await tags();
    await query(change);
    await expectExactCounts();
    const after = await tags();
    for (const [at, tag] of after.entries()) expect(tag).not.toBe(before[at]);
  });

  it("never has a tag twice, even after the person's rows are gone", async () => {
    const seen = new Set<string>();
    for (let times = 0; times < 3; times += 1) {
      await insertSome();
      for (const tag of await tags()) seen.add(String(tag));
      await query('delete from notifications where user_id = any($1)');
      await query('delete from notification_counts where user_id = any($1)');
    }
    expect(seen.size).toBe(9);
  });
});

it('counts notifications of simultaneous transactions that concern the same people', async () => {
  const write = async (order: string) => {
    for (let times = 0; times < 10; times += 1) {
      await query(`insert into notifications (user_id, body, link, created_at)
        select user_id, 'New', '/', now() from unnest($1::bigint[]) user_id order by user_id ${order}`);
      await query(
        'delete from notifications where id in (select max(id) from notifications where user_id = any($1))',
      );
    }
  };
  await Promise.all([write('asc'), write('desc'), write('asc'), write('desc')]);
  await expectExactCounts();
});
