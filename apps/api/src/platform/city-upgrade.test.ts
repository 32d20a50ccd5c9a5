// A migration puts the city into the ids of its rows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBareDatabase, type TestDatabase } from '../testing/template-database.ts';
import { migrateDatabase } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

const rowsIn = (file: string): string => readFileSync(join(import.meta.dirname, '../testing', file), 'utf8');
const inSecondCity = (id: number): string => String(2 ** 36 + id);

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createBareDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  const migrations = readMigrations();
  const putsCityIntoKeys = migrations.findIndex(({ tag }) => tag.endsWith('city_in_keys'));
  await migrateDatabase(database.url, migrations.slice(0, 2));
  await client.query(rowsIn('first-release.sql'));
  await migrateDatabase(database.url, migrations.slice(0, putsCityIntoKeys));
  await client.query(rowsIn('second-city.sql'));
  await migrateDatabase(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const firstColumn = async (query: string): Promise<unknown[]> =>
  (await client.query({ text: query, rowMode: 'array' })).rows.map(([value]) => value);

describe('an installation with two cities', () => {
  it.each([
    ['shops', 1],
    ['products', 2],
    ['orders', 2],
    ['order_items', 2],
    ['order_events', 5],
    ['deliveries', 1],
  ])(
    'keeps the ids of the first city, and adds the second city to those of %s [SCALE-2]',
    async (table, first) => {
      const ids = await firstColumn(`SELECT id FROM ${table} ORDER BY id`);
      const expected = Array.from({ length: first }, (_, index) => String(index + 1));
      expect(ids).toEqual([...expected, inSecondCity(first + 1)]);
      const [next] = await firstColumn(`SELECT nextval('${table}_id_seq')`);
      expect(Number(next)).toBeGreaterThan(first + 1);
    },
  );

  it.each([
    ['SELECT product_id FROM cart_items WHERE user_id = 5', inSecondCity(3)],
    ['SELECT shop_id FROM carts WHERE user_id = 5', inSecondCity(2)],
    ['SELECT shop_id FROM orders WHERE city_id = 2', inSecondCity(2)],
    ['SELECT shop_id FROM products WHERE city_id = 2', inSecondCity(2)],
    ['SELECT shop_id FROM shop_product_types WHERE city_id = 2', inSecondCity(2)],
    ['SELECT max(shop_id) FROM shop_additional_types', inSecondCity(2)],
    ['SELECT product_id FROM product_images WHERE city_id = 2', inSecondCity(3)],
    ['SELECT product_id FROM order_items WHERE city_id = 2', inSecondCity(3)],
    ['SELECT order_id FROM order_items WHERE city_id = 2', inSecondCity(3)],
    ['SELECT order_id FROM order_events WHERE city_id = 2', inSecondCity(3)],
    ['SELECT order_id FROM deliveries WHERE city_id = 2', inSecondCity(3)],
    ['SELECT window_id FROM slot_days WHERE city_id = 2', '2'],
    ["SELECT object_id FROM audit WHERE object_kind = 'shop'", inSecondCity(2)],
    ["SELECT object_id FROM audit WHERE object_kind = 'user'", '2'],
  ])('changes the references to them: %s [SCALE-2]', async (query, id) => {
    expect(await firstColumn(query)).toEqual([id]);
  });

  it('changes the links of notifications, except those of the first city [SCALE-2]', async () => {
    expect(await firstColumn('SELECT link FROM notifications ORDER BY id')).toEqual([
      '/shops/order/1',
      `/shops/order/${inSecondCity(3)}`,
      `/retailer/orders/${inSecondCity(3)}`,
      `/deliverer/delivery/${inSecondCity(2)}`,
    ]);
  });

  it.each([
    'UPDATE order_events SET at = now()',
    'DELETE FROM order_events WHERE city_id = 2',
    'DELETE FROM audit',
  ])('still refuses to rewrite what is append-only: %s [ORDER-9]', async (change) => {
    await expect(client.query(change)).rejects.toThrow('append-only');
  });

  it('refuses an id of another city, and more cities than fit into ids [SCALE-1]', async () => {
    const moved = `UPDATE shops SET id = 2 ^ 36 + 9 WHERE id = 1`;
    await expect(client.query(moved)).rejects.toThrow('shops_id_has_city');
    const tooMany = `INSERT INTO cities (id, name, latitude, longitude, radius_km, time_zone, delivery_base_paise, free_km, per_km_paise)
      OVERRIDING SYSTEM VALUE VALUES (131072, 'Too far', 0, 0, 1, 'Asia/Kolkata', 0, 0, 0)`;
    await expect(client.query(tooMany)).rejects.toThrow('cities_fit_into_ids');
  });
});
