// Three standing orders of each person in the market, at one shop of the first city.
import type { TestApp } from './test-app.ts';

export async function makeStandingRows({ database: { pool } }: TestApp): Promise<void> {
  await pool.query(
    `insert into standing_orders (user_id, shop_id, city_id, items, weekdays, time, pay_by, created_at)
      select u.id, s.id, s.city_id,
        json_build_array(json_build_object('productId', p.id, 'quantity', 1)), '{0,1,2,3,4,5,6}', '17:00', 'cash', now()
      from (select min(id) as id from shops where city_id = 1) f
      join shops s on s.id = f.id join lateral (select id from products where shop_id = s.id order by id limit 1) p on true,
        users u, generate_series(1, 3)`,
  );
  await pool.query('analyze standing_orders');
}
