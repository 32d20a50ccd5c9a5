// Many complaints in the market of the first city. Each hundredth is open and due.
import type { TestApp } from './test-app.ts';

const complaints = 10_000;

/** About this shop, by all customers in turn. */
export async function makeComplaintRows(
  { database: { pool } }: TestApp,
  { shopId }: { readonly shopId: number },
): Promise<void> {
  await pool.query(
    `insert into complaints (id, city_id, order_id, customer_id, shop_id, kind, created_at, closed_at, outcome)
      select nextval('complaints_id_seq'), 1, o.id, 1 + n % 500, $1,
        (array['missing', 'wrong', 'damaged', 'quality', 'money'])[1 + n % 5], '2026-10-01',
        case when n % 100 > 0 then timestamptz '2026-10-02' end, case when n % 100 > 0 then 'none' end
      from (select min(id) as id from orders where city_id = 1) o, generate_series(1, $2) n`,
    [shopId, complaints],
  );
  await pool.query(`insert into complaint_messages (id, city_id, complaint_id, by, author_id, body, at)
    select nextval('complaint_messages_id_seq'), 1, id, 'customer', customer_id, 'Rotten', created_at
    from complaints`);
  await pool.query('analyze complaints, complaint_messages');
}
