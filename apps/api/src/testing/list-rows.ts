// Five lists of each person in the market, at one shop.
import type { TestApp } from './test-app.ts';

export async function makeListRows(
  { database: { pool }, clock }: TestApp,
  { shopId }: { readonly shopId: number },
): Promise<void> {
  await pool.query(
    `insert into lists (user_id, shop_id, city_id, slot_id, text, pay_by, expires_at, created_at)
      select u.id, s.id, s.city_id, w.id * 100000 + 1, 'Rice', 'cash', $2::timestamptz + interval '1 hour', $2::timestamptz
      from shops s, (select min(id) as id from slot_windows where city_id = 1) w, users u, generate_series(1, 5)
      where s.id = $1`,
    [shopId, clock.now()],
  );
  await pool.query('analyze lists');
}
