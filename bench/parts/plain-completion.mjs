// The statements of completing an order with two payments, see plain-writes.mjs.
import { twoPayments } from './completion.mjs';
import { findSession } from './plain-reads.mjs';
import { inTransaction } from './plain-writes.mjs';

export const completion = (pool, person) => {
  // Haat takes the first ones.
  const door = person.doors.pop();
  return inTransaction(pool, async (client) => {
    const userId = await findSession(client, door.token);
    const delivery = await getDelivery(client, userId, door.delivery);
    const order = await lockOrder(client, delivery.order_id);
    const before = await listPayments(client, order.id);
    if (order.status !== 'VERIFIED' || before.length > 0) throw new Error('refused');
    const paid = twoPayments(door);
    await insertPayments(client, order, paid);
    await moveOrder(client, order, userId);
    await addToCash(client, order, { userId, paise: Number(order.price_paise) - paid.upiPaise });
    await tellOthers(client, order);
    JSON.stringify({
      delivery: await getDelivery(client, userId, door.delivery),
      order: await lockOrder(client, order.id),
      items: await listItems(client, order.id),
      payments: await listPayments(client, order.id),
    });
    return { count: 1, results: 1 };
  });
};

async function getDelivery(client, userId, id) {
  const { rows } = await client.query(
    `select d.*, s.name as shop_name, s.address as shop_address, s.upi_id, s.upi_name, r.number as shop_number,
        u.first_name, u.last_name, c.time_zone
      from deliveries d join orders o on o.city_id = d.city_id and o.id = d.order_id join shops s on s.id = o.shop_id
        join users r on r.id = s.retailer_id join users u on u.id = o.customer_id join cities c on c.id = o.city_id
      where d.city_id = ($2::bigint >> 36) + 1 and d.id = $2 and d.deliverer_id = $1`,
    [userId, id],
  );
  if (rows.length === 0) throw new Error('not found');
  return rows[0];
}

async function lockOrder(client, id) {
  const { rows } = await client.query(
    'select * from orders where city_id = ($1::bigint >> 36) + 1 and id = $1 for update',
    [id],
  );
  return rows[0];
}

async function listPayments(client, orderId) {
  const { rows } = await client.query(
    `select * from payments where city_id = ($1::bigint >> 36) + 1 and order_id = $1 and withdrawn_at is null order by id`,
    [orderId],
  );
  return rows;
}

async function listItems(client, orderId) {
  const { rows } = await client.query(
    `select l.*, i.key from order_items l join products p on p.city_id = l.city_id and p.id = l.product_id
        left join images i on i.id = p.cover_image_id
      where l.city_id = ($1::bigint >> 36) + 1 and l.order_id = $1 order by l.id`,
    [orderId],
  );
  return rows;
}

async function insertPayments(client, { id, city_id }, { upiPaise, cashPaise }) {
  const parts = [
    ['upi', upiPaise, '4711', 'claimed'],
    ['cash', cashPaise, null, 'confirmed'],
  ];
  for (const [method, paise, reference, state] of parts) {
    await client.query(
      `insert into payments (id, city_id, order_id, method, amount_paise, reference, state, told_by, at)
        values ((($2::bigint - 1) << 36) + nextval('payments_id_seq'), $2, $1, $3, $4, $5, $6, 'deliverer', now())`,
      [id, city_id, method, paise, reference, state],
    );
  }
}

async function moveOrder(client, { id, city_id }, userId) {
  await client.query(
    `update orders set status = 'COMPLETED', payment = $3, pay_by = 'cash', has_payments = true where city_id = $2 and id = $1`,
    [id, city_id, 'Half by UPI, half in cash'],
  );
  await client.query(
    `insert into order_events (id, order_id, city_id, actor_id, actor_role, action, from_status, to_status, details, at)
      values ((($2::bigint - 1) << 36) + nextval('order_events_id_seq'), $1, $2, $3, 'deliverer', 'completed', 'VERIFIED', 'COMPLETED', '{}', now())`,
    [id, city_id, userId],
  );
}

async function addToCash(client, { id, city_id, shop_id }, { userId, paise }) {
  await client.query('select fee_goes_to from cities where id = $1', [city_id]);
  if (paise === 0) return;
  const { rows } = await client.query(
    `insert into cash_balances as b (id, city_id, deliverer_id, shop_id, balance_paise, waiting_paise, since)
      values ((($1::bigint - 1) << 36) + nextval('cash_balances_id_seq'), $1, $2, $3, $4, 0, now())
      on conflict (city_id, deliverer_id, shop_id) do update set balance_paise = b.balance_paise + excluded.balance_paise,
        since = case when b.balance_paise + excluded.balance_paise = 0 then null else coalesce(b.since, excluded.since) end
      returning balance_paise`,
    [city_id, userId, shop_id, paise],
  );
  await client.query(
    `insert into cash_entries (id, city_id, at, deliverer_id, shop_id, kind, order_id, amount_paise, balance_paise)
      values ((($1::bigint - 1) << 36) + nextval('cash_entries_id_seq'), $1, now(), $2, $3, 'order', $4, $5, $6)`,
    [city_id, userId, shop_id, id, paise, rows[0].balance_paise],
  );
}

async function tellOthers(client, { id, customer_id, shop_id }) {
  const { rows } = await client.query('select retailer_id from shops where id = $1', [shop_id]);
  const told = [
    [customer_id, `Your order #${id} is completed.`, `/shops/order/${id}`],
    [rows[0].retailer_id, `Paid by UPI for order #${id}. Did the money come?`, `/retailer/orders/${id}`],
  ];
  for (const values of told) {
    await client.query(
      'insert into notifications (user_id, body, link, created_at) values ($1, $2, $3, now())',
      values,
    );
  }
}
