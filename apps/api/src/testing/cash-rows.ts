// Cash of a deliverer in the market of the first city, with many lines and hand-overs.
import type { TestApp } from './test-app.ts';

const lines = 10_000;

/** Names that the desk finds. The deliverer owes to every shop of the city. */
export async function makeCashRows(
  { database: { pool } }: TestApp,
  { delivererId }: { readonly delivererId: number },
): Promise<void> {
  await pool.query("update users set first_name = 'Ravi' where id = $1", [delivererId]);
  await pool.query(
    `insert into cash_balances (id, city_id, deliverer_id, shop_id, balance_paise, waiting_paise, since)
      select nextval('cash_balances_id_seq'), 1, $1, id, 10000, 0, now() from shops where city_id = 1`,
    [delivererId],
  );
  await pool.query(
    `insert into cash_entries (id, city_id, at, deliverer_id, shop_id, kind, amount_paise, balance_paise)
      select nextval('cash_entries_id_seq'), 1, now(), u.id, s.id, 'correction', 100, 100
      from users u, (select min(id) as id from shops where city_id = 1) s, generate_series(1, $2)
      where u.is_deliverer and (u.id = $1 or u.id % 4 = 0)`,
    [delivererId, lines / 10],
  );
  await pool.query(
    `insert into cash_hand_overs (id, city_id, deliverer_id, shop_id, amount_paise, note, state, created_at, answered_at)
      select nextval('cash_hand_overs_id_seq'), 1, u.id, s.id, 100, '',
        case when n % 100 = 0 then 'waiting' else 'confirmed' end, now(), case when n % 100 > 0 then now() end
      from users u, (select min(id) as id from shops where city_id = 1) s, generate_series(1, $1) n
      where u.is_deliverer`,
    [lines / 10],
  );
  await pool.query('analyze cash_balances, cash_entries, cash_hand_overs');
}
