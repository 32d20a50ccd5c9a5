// The statements of the writing calls, see plain-reads.mjs: one transaction each, with the necessary locks.
import { findSession, getAddress } from './plain-reads.mjs';

export async function inTransaction(pool, work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

export const cartAdd = (pool, person) =>
  inTransaction(pool, async (client) => {
    const userId = await findSession(client, person.token);
    const address = await getAddress(client, userId, person.address);
    const product = await getProduct(client, person.product);
    if (!product.is_open || kmBetween(product, address) > product.radius_km) throw new Error('refused');
    await client.query('insert into carts (user_id, updated_at) values ($1, now()) on conflict do nothing', [
      userId,
    ]);
    const cart = await client.query('select shop_id from carts where user_id = $1 for update', [userId]);
    if (cart.rows[0].shop_id !== product.shop_id) {
      await client.query('delete from cart_items where user_id = $1', [userId]);
    }
    const line = await client.query(
      `insert into cart_items (user_id, product_id, quantity) values ($1, $2, 1)
        on conflict (user_id, product_id) do update set quantity = cart_items.quantity + 1 returning quantity`,
      [userId, product.id],
    );
    if (line.rows[0].quantity > product.quantity) throw new Error('out of stock');
    await client.query(
      'update carts set shop_id = $2, address_id = $3, updated_at = now() where user_id = $1',
      [userId, product.shop_id, address.id],
    );
    const lines = await listLines(client, userId);
    JSON.stringify({ product, address, lines });
    return { count: 1, results: 1 };
  });

async function getProduct(client, id) {
  const { rows } = await client.query(
    `select p.id, p.name, p.quantity, p.shop_id, s.name as shop_name, s.is_open, s.latitude, s.longitude, c.radius_km,
        c.delivery_base_paise, c.free_km, c.per_km_paise
      from products p join shops s on s.id = p.shop_id join cities c on c.id = s.city_id
      where p.city_id = ($1::bigint >> 36) + 1 and p.id = $1 and p.deleted_at is null and s.state = 'verified'`,
    [id],
  );
  if (rows.length === 0) throw new Error('not found');
  return rows[0];
}

async function listLines(client, userId) {
  const { rows } = await client.query(
    `select l.id, l.quantity, p.id as product_id, p.name, p.price_paise, p.quantity as stock, i.key
      from cart_items l join products p on p.city_id = (l.product_id >> 36) + 1 and p.id = l.product_id left join images i on i.id = p.cover_image_id
      where l.user_id = $1 and p.deleted_at is null order by l.id`,
    [userId],
  );
  return rows;
}

async function getCart(client, userId, lock = '') {
  const { rows } = await client.query(
    `select k.shop_id, s.name as shop_name, s.is_open, s.latitude, s.longitude, s.city_id, s.retailer_id, c.radius_km,
        c.time_zone, c.delivery_base_paise, c.free_km, c.per_km_paise, a.id as address_id, a.receiver, a.number, a.address,
        a.latitude as to_latitude, a.longitude as to_longitude
      from carts k join shops s on s.id = k.shop_id join cities c on c.id = s.city_id join addresses a on a.id = k.address_id
      where k.user_id = $1 and s.state = 'verified' ${lock}`,
    [userId],
  );
  return { ...rows[0], lines: await listLines(client, userId) };
}

/** Adds to the cart, reads it, chooses a slot, checks out. */
export async function purchase(pool, person) {
  await cartAdd(pool, person);
  const userId = await findSession(pool, person.token);
  JSON.stringify(await getCart(pool, userId));
  const slot = await chooseSlot(pool, person);
  await checkout(pool, person, slot);
  return { count: 1, results: 1 };
}

async function chooseSlot(pool, { token, choice }) {
  const userId = await findSession(pool, token);
  const cart = await pool.query(
    'select s.city_id from carts k join shops s on s.id = k.shop_id where k.user_id = $1',
    [userId],
  );
  const windows = await pool.query(
    'select * from slot_windows where city_id = $1 and deleted_at is null order by id',
    [cart.rows[0].city_id],
  );
  const days = Array.from({ length: 7 }, (_, ahead) => new Date(Date.now() + ahead * 86_400_000));
  const slots = days.flatMap((day) =>
    windows.rows
      .filter(({ weekday }) => weekday === day.getUTCDay())
      .map((window) => ({ window, day: day.toISOString().slice(0, 10) })),
  );
  const taken = await pool.query(
    'select window_id, day::text, taken from slot_days where window_id = any($1) and day = any($2::date[])',
    [windows.rows.map(({ id }) => id), [...new Set(slots.map(({ day }) => day))]],
  );
  const takenOf = new Map(taken.rows.map((row) => [`${row.window_id} ${row.day}`, row.taken]));
  const free = slots.filter(({ window, day }) => window.capacity > (takenOf.get(`${window.id} ${day}`) ?? 0));
  JSON.stringify(free);
  return free[choice % free.length];
}

const checkout = (pool, { token }, slot) =>
  inTransaction(pool, async (client) => {
    const userId = await findSession(client, token);
    const cart = await getCart(client, userId, 'for update of k for key share of s');
    if (!cart.is_open || cart.lines.length === 0) throw new Error('refused');
    const start = new Date(`${slot.day}T${slot.window.start_time}:00+05:30`);
    const end = new Date(`${slot.day}T${slot.window.end_time}:00+05:30`);
    await takeStock(client, cart);
    const order = await insertOrder(client, userId, { cart, slot, start, end });
    await insertItems(client, order, cart.lines);
    await client.query(
      `insert into order_events (id, order_id, city_id, actor_id, actor_role, action, to_status, details, at)
        values ((($2::bigint - 1) << 36) + nextval('order_events_id_seq'), $1, $2, $3, 'customer', 'checkout', 'INITIATED', '{}', now())`,
      [order.id, order.city_id, userId],
    );
    await client.query(
      'insert into notifications (user_id, body, link, created_at) values ($1, $2, $3, now())',
      [cart.retailer_id, `New order #${order.id}. Accept or reject it.`, `/retailer/orders/${order.id}`],
    );
    await client.query('delete from cart_items where user_id = $1', [userId]);
    await client.query(
      'update carts set shop_id = null, address_id = null, updated_at = now() where user_id = $1',
      [userId],
    );
    // Last, because everybody who chooses this slot waits for this row.
    const place = await client.query(
      `insert into slot_days (city_id, window_id, day, taken) values ($4, $1, $2, 1)
        on conflict (city_id, window_id, day) do update set taken = slot_days.taken + 1 where slot_days.taken < $3 returning taken`,
      [slot.window.id, slot.day, slot.window.capacity, order.city_id],
    );
    if (place.rows.length === 0) throw new Error('the slot is full');
    JSON.stringify(order);
  });

async function takeStock(client, { city_id, lines }) {
  const ids = lines.map(({ product_id }) => product_id).sort((a, b) => a - b);
  const { rows } = await client.query(
    'select id, quantity from products where city_id = $2 and id = any($1) and deleted_at is null order by id for update',
    [ids, city_id],
  );
  const stockOf = new Map(rows.map(({ id, quantity }) => [id, quantity]));
  for (const { product_id, quantity } of lines) {
    if ((stockOf.get(product_id) ?? 0) < quantity) throw new Error('out of stock');
    await client.query('update products set quantity = quantity - $2 where city_id = $3 and id = $1', [
      product_id,
      quantity,
      city_id,
    ]);
  }
}

async function insertOrder(client, userId, { cart, slot, start, end }) {
  const price = cart.lines.reduce((sum, line) => sum + Number(line.price_paise) * line.quantity, 0);
  const furtherKm = Math.ceil(Math.max(0, kmBetween(cart, toOf(cart)) - cart.free_km));
  const delivery = Number(cart.delivery_base_paise) + furtherKm * Number(cart.per_km_paise);
  const count = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  const { rows } = await client.query(
    `insert into orders (id, city_id, customer_id, shop_id, status, window_id, slot_day, slot_start, slot_end, price_paise,
        delivery_cost_paise, item_count, additional_details, receiver, receiver_number, address, latitude, longitude, created_at)
      values ((($1::bigint - 1) << 36) + nextval('orders_id_seq'), $1, $2, $3, 'INITIATED', $4, $5, $6, $7, $8, $9, $10, '', $11, $12, $13, $14, $15, now()) returning *`,
    [
      ...[cart.city_id, userId, cart.shop_id, slot.window.id, slot.day, start, end, price, delivery, count],
      ...[cart.receiver, cart.number, cart.address, cart.to_latitude, cart.to_longitude],
    ],
  );
  return rows[0];
}

const insertItems = (client, order, lines) =>
  client.query(
    `insert into order_items (id, city_id, order_id, product_id, name, price_paise, ordered, kept)
      select (($6::bigint - 1) << 36) + nextval('order_items_id_seq'), $6, $1, product_id, name, price_paise, quantity, quantity
      from unnest($2::bigint[], $3::text[], $4::bigint[], $5::int[]) as line(product_id, name, price_paise, quantity)`,
    [
      order.id,
      lines.map((line) => line.product_id),
      lines.map((line) => line.name),
      lines.map((line) => line.price_paise),
      lines.map((line) => line.quantity),
      order.city_id,
    ],
  );

const toOf = (cart) => ({ latitude: cart.to_latitude, longitude: cart.to_longitude });

function kmBetween(a, b) {
  const radians = Math.PI / 180;
  const height = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const width = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const h = height + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * width;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}
