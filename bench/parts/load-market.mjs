// Fills a migrated, empty database with the market of market.sql.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export const marketScript = join(import.meta.dirname, 'market.sql');

/** The size of the market. `times` multiplies everything. `cities` puts it into fewer cities, and fewer `orders` load sooner. */
export const marketSizes = ({
  times = 1,
  cities = Math.max(1, Math.round(100 * times)),
  orders = 500_000 * times,
} = {}) => ({
  cities,
  shops: 2_000 * times,
  products: 200_000 * times,
  customers: 5_000 * times,
  orders,
});

/** @param {string} ownerUrl a user who may change the tables */
export async function loadMarket(ownerUrl, sizes) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    for (const [name, size] of Object.entries(sizes)) {
      await client.query('select set_config($1, $2, false)', [`market.${name}`, String(size)]);
    }
    await client.query(readFileSync(marketScript, 'utf8'));
    // Otherwise autovacuum would do it during the measurement.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
