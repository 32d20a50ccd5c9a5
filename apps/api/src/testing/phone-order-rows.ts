// Telephone orders of all shops in the market of the first city. Each tenth waits for its code.
import type { TestApp } from './test-app.ts';

const ofEachShop = 250;

export async function makePhoneOrderRows({ database: { pool }, clock }: TestApp): Promise<void> {
  await pool.query(
    `insert into phone_orders (shop_id, number, name, address, latitude, longitude, items, delivery_cost_paise, slot_id,
        additional_details, pay_by, code_hash, created_at, expires_at)
      select s.id, '+916000000001', 'Amina', 'Temple Road', 10.5, 76.2, '[]', 0, w.id * 100000 + 1, '', 'cash', '',
        $1::timestamptz, $1::timestamptz + case when n % 10 = 0 then interval '30 minutes' else interval '-1 minute' end
      from (select min(id) as id from slot_windows where city_id = 1) w, shops s, generate_series(1, $2) n
      where s.city_id = 1`,
    [clock.now(), ofEachShop],
  );
  await pool.query('analyze phone_orders');
}
