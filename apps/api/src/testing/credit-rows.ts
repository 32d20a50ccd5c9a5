// Many credit accounts in the market of the first city, and one of them with many lines.
import type { TestApp } from './test-app.ts';

const lines = 10_000;

/** Half of the customers owe to this shop, and all of them to each other shop. Returns the id of this customer's account. */
export async function makeCredit(
  { database: { pool } }: TestApp,
  { shopId, customer }: { readonly shopId: number; readonly customer: string },
): Promise<number> {
  await pool.query(
    `insert into credit_accounts (id, city_id, shop_id, customer_id, limit_paise, answer, balance_paise)
      select nextval('credit_accounts_id_seq'), 1, s.id, u.id, 100000, 'open', u.id * 100
      from shops s join users u on u.id % 2 = 0 or s.id <> $1 or u.number = $2
      where s.city_id = 1 and s.retailer_id <> u.id`,
    [shopId, customer],
  );
  const found = await pool.query(
    'select a.id from credit_accounts a join users u on u.id = a.customer_id where a.shop_id = $1 and u.number = $2',
    [shopId, customer],
  );
  const accountId = Number(found.rows[0].id);
  await pool.query(
    `insert into credit_entries (id, city_id, account_id, kind, amount_paise, added_by, at)
      select nextval('credit_entries_id_seq'), 1, $1, 'correction', 100, 'shop', now() from generate_series(1, $2)`,
    [accountId, lines],
  );
  await pool.query(`insert into credit_entries (id, city_id, account_id, kind, amount_paise, added_by, at)
    select nextval('credit_entries_id_seq'), 1, a.id, 'correction', 100, 'shop', now()
    from credit_accounts a, generate_series(1, 5)`);
  await pool.query(`insert into credit_answers (city_id, entry_id, is_agreed, at)
    select 1, id, id % 3 > 0, now() from credit_entries`);
  await pool.query('analyze credit_accounts, credit_entries, credit_answers');
  return accountId;
}
