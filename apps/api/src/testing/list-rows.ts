// Some lists of each person in the market, at different shops, and one of each fiftieth person at one's own.
import type { TestApp } from './test-app.ts';

export async function makeListRows(
  { database: { pool }, clock }: TestApp,
  { shopId }: { readonly shopId: number },
): Promise<void> {
  await pool.query(
    `insert into lists (user_id, shop_id, city_id, address_id, slot_id, text, pay_by, expires_at, created_at)
      select u.id, s.id, s.city_id, (select min(a.id) from addresses a where a.user_id = u.id),
        w.id * 100000 + 1, 'Rice', 'cash', $2::timestamptz + interval '1 hour', $2::timestamptz
      from (select min(id) as id from slot_windows where city_id = 1) w, users u,
        (select id, city_id, row_number() over (order by id) % 40 as place from shops where id <> $1) s
      where (s.place - u.id) % 40 in (0, 1, 2, 3, 4) and s.id <= 80
      union all
      select u.id, s.id, s.city_id, (select min(a.id) from addresses a where a.user_id = u.id),
        w.id * 100000 + 1, 'Rice', 'cash', $2::timestamptz + interval '1 hour', $2::timestamptz
      from (select min(id) as id from slot_windows where city_id = 1) w, users u, shops s
      where s.id = $1 and u.id % 50 = 0`,
    [shopId, clock.now()],
  );
  await pool.query('analyze lists');
}
