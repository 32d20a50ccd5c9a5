// The market of `npm run bench`, as small as a test needs it. Its people sign in with the numbers below.
import { readFileSync } from 'node:fs';
import type { Database } from '../platform/database.ts';

const script = new URL('../../../../bench/parts/market.sql', import.meta.url);

export interface MarketSizes {
  readonly cities: number;
  readonly shops: number;
  readonly products: number;
  readonly customers: number;
  readonly orders: number;
}

/** Fills an empty database. Person n is a customer, then come the retailers of shops 1, 2, …, then three deliverers a city. */
export async function loadMarket({ pool }: Database, sizes: MarketSizes): Promise<void> {
  const client = await pool.connect();
  try {
    for (const [name, size] of Object.entries(sizes)) {
      await client.query('select set_config($1, $2, false)', [`market.${name}`, String(size)]);
    }
    await client.query(readFileSync(script, 'utf8'));
  } finally {
    // Its settings and temporary tables must not reach the app.
    client.release(true);
  }
}

export const marketNumber = (personId: number): string => `+916${String(personId).padStart(9, '0')}`;
