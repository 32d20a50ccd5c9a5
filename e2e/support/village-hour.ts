// Moves the demo village to another hour, and lets a day pass for what a shop brings every morning. Tests can't move the
// server's clock.

import { getCity, listCities, updateCity } from '@haat/contract/operator/cities';
import { findEmbeddedPostgres } from '@haat/embedded-postgres';
import { Client, type QueryResult } from 'pg';
import { expect } from 'vitest';
import { known } from './new-people.ts';
import { sharedHaat } from './shared-haat.ts';
import { apiAs } from './village.ts';

/** Where the phones are, see `newPhone`. */
const zoneOfPhones = 'America/New_York';

/** A time zone in which it is this hour now, on the same day as on the phones. */
function zoneAt(hour: number): string {
  const now = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: zoneOfPhones, ...options }).formatToParts();
  const partOf = (type: string, options: Intl.DateTimeFormatOptions): string =>
    now(options).find((part) => part.type === type)?.value ?? '';
  const there = Number(partOf('hour', { hour: 'numeric', hourCycle: 'h23' }));
  const offset = Number(partOf('timeZoneName', { timeZoneName: 'longOffset' }).slice(3, 6));
  const ahead = offset + hour - there;
  // These names count the other way.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * Every time zone in which it can be this hour is a real one if the hour is 18. The standing orders that exist already rest
 * meanwhile. Returns a function that moves it back.
 */
export async function moveVillageTo(hour: number): Promise<() => Promise<void>> {
  const operator = await apiAs('operator');
  const { id } = known((await operator(listCities)).results[0], 'city');
  const change = async (time_zone: string): Promise<string> => {
    const { version, time_zone: before } = await operator(getCity, { params: { id } });
    await operator(updateCity, { params: { id }, body: { version, time_zone } });
    return before;
  };
  await query("update standing_orders set paused_until = '2099-01-01' where paused_until is null");
  const before = await change(zoneAt(hour));
  return async () => {
    await change(before);
    await query("update standing_orders set paused_until = null where paused_until = '2099-01-01'");
  };
}

async function query(...statements: readonly string[]): Promise<QueryResult | undefined> {
  const client = new Client({ connectionString: findEmbeddedPostgres(sharedHaat().env.DATA_DIR ?? '')?.url });
  await client.connect();
  try {
    let last: QueryResult | undefined;
    for (const statement of statements) last = await client.query(statement);
    return last;
  } finally {
    await client.end();
  }
}

/** Until everything that is due is placed or refused. */
export const untilEveningIsOver = (): Promise<void> =>
  expect
    .poll(
      async () =>
        (await query("select from jobs where queue = 'standing-orders' and (is_running or due_at <= now())"))
          ?.rowCount,
      { interval: 200 },
    )
    .toBe(0);

/** What the newest standing order did, and did not do, is a day older. */
export const passDay = (): Promise<unknown> =>
  query(
    `update standing_orders set handled_day = handled_day - 1, refused_day = refused_day - 1,
      skips = array(select (day::date - 1)::text from unnest(skips) day) where id = (select max(id) from standing_orders)`,
    `update orders set slot_day = slot_day - 1, slot_start = slot_start - interval '1 day', slot_end = slot_end - interval '1 day'
      where standing_id = (select max(id) from standing_orders)`,
  );
