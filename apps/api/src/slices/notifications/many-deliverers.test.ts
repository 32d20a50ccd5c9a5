import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderIn } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
});
afterAll(() => t.close());

it('notifies more deliverers than fit into one statement', async () => {
  const { order } = await orderIn(village, 'INITIATED');
  await t.database.pool.query(
    `insert into users (number, is_deliverer, deliverer_city_id, created_at)
      select '+9180' || lpad(n::text, 8, '0'), true, $1, now() from generate_series(1, 17000) n`,
    [village.cityId],
  );
  const answer = await village.retailer.post(`/shops/orders/${order.id}/accept/`);
  expect(answer.status).toBe(200);
  const requests = "select count(*)::int from notifications where link = '/deliverer/requests'";
  expect((await t.database.pool.query(requests)).rows).toEqual([{ count: 17_001 }]);
});
