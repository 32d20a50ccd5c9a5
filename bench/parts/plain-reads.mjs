// The statements that the bench compares Haat with: each reading call as a good engineer writes it at the first try,
// over the bare driver. Each function gets a pool or a client and one customer of `market-people.mjs`.
import { createHash } from 'node:crypto';
import { newWords } from './new-words.mjs';

export async function findSession(client, token) {
  const { rows } = await client.query(
    `select s.id, s.user_id from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and not u.is_blocked and s.created_at > now() - interval '1 year'`,
    [createHash('sha256').update(token).digest('base64url')],
  );
  if (rows.length === 0) throw new Error('not signed in');
  return rows[0].user_id;
}

export async function getAddress(client, userId, addressId) {
  const { rows } = await client.query('select * from addresses where id = $1 and user_id = $2', [
    addressId,
    userId,
  ]);
  if (rows.length === 0) throw new Error('not found');
  return rows[0];
}

const KM = `2 * 6371 * asin(sqrt(power(sin(radians(s.latitude - $1) / 2), 2)
  + cos(radians($1)) * cos(radians(s.latitude)) * power(sin(radians(s.longitude - $2) / 2), 2)))`;

/** A point and a box of `$3` km around it, for the index on `shops.point`. */
const IN_BOX = `s.point <@ cube_enlarge(cube(array[6371 * cos(radians($1)) * cos(radians($2)),
  6371 * cos(radians($1)) * sin(radians($2)), 6371 * sin(radians($1))]), $3, 3)`;

const shopsInReach = `select s.id, s.name, s.type_id, s.image_id, s.retailer_id, s.latitude, s.longitude, s.address,
    s.opening_time, s.closing_time, s.is_open, ${KM} as distance
  from shops s join cities c on c.id = s.city_id
  where s.state = 'verified' and ${IN_BOX} and ${KM} <= c.radius_km`;

const LARGEST_RADIUS_KM = 15;

export async function nearby(pool, { token, address }) {
  const userId = await findSession(pool, token);
  const { latitude, longitude } = await getAddress(pool, userId, address);
  const { rows } = await pool.query(
    `select near.*, count(*) over () as count, t.name as type_name, i.key, u.first_name, u.last_name, u.number
      from (${shopsInReach}) near join users u on u.id = near.retailer_id join shop_types t on t.id = near.type_id
        left join images i on i.id = coalesce(near.image_id, t.image_id)
      order by near.distance, near.id limit 10`,
    [latitude, longitude, LARGEST_RADIUS_KM],
  );
  const types = await pool.query(
    `select s.shop_id, t.id, t.name, i.key from shop_product_types s join product_types t on t.id = s.product_type_id
      left join images i on i.id = t.image_id where s.city_id = any($2::bigint[]) and s.shop_id = any($1) and s.products > 0
      order by t.name, t.id`,
    [rows.map(({ id }) => id), citiesOf(rows)],
  );
  return answerOf(rows[0]?.count, rows, types.rows);
}

export async function search(pool, { token, address, words }) {
  const userId = await findSession(pool, token);
  const { latitude, longitude } = await getAddress(pool, userId, address);
  const patterns = words.split(' ').map((word) => `%${word}%`);
  const { rows } = await pool.query(
    `select p.*, near.name as shop_name, near.is_open, near.distance, t.name as type_name, i.key,
        count(*) over () as count
      from products p join (${shopsInReach}) near on near.id = p.shop_id join product_types t on t.id = p.type_id
        left join images i on i.id = p.cover_image_id
      where p.deleted_at is null and p.search_text like all ($4::text[])
      order by case when p.search_text like $5 then 0 else 1 end, (not near.is_open or p.quantity = 0), near.distance, p.id
      limit 10`,
    [latitude, longitude, LARGEST_RADIUS_KM, patterns, ` ${words}%`],
  );
  return answerOf(rows[0]?.count, rows, await listPictures(pool, rows));
}

const searchNew = (kind) => {
  const wordsFor = newWords(kind);
  return (pool, person) => search(pool, { ...person, words: wordsFor(person) });
};

export const searchNewNoun = searchNew('noun');
export const searchNewTag = searchNew('tag');
export const searchNewInAll = searchNew('all products');

export async function product(pool, { token, product: id }) {
  await findSession(pool, token);
  const { rows } = await pool.query(
    `select p.*, t.name as type_name, s.name as shop_name, i.key from products p
      join product_types t on t.id = p.type_id join shops s on s.id = p.shop_id left join images i on i.id = p.cover_image_id
      where p.city_id = ($1::bigint >> 36) + 1 and p.id = $1 and p.deleted_at is null and s.state = 'verified'`,
    [id],
  );
  return answerOf(rows.length, rows, await listPictures(pool, rows));
}

async function listPictures(pool, products) {
  const { rows } = await pool.query(
    `select p.product_id, i.id, i.key from product_images p join images i on i.id = p.image_id
      where p.city_id = any($2::bigint[]) and p.product_id = any($1) order by p.product_id, p.position`,
    [products.map(({ id }) => id), citiesOf(products)],
  );
  return rows;
}

export async function notifications(pool, { token }) {
  const userId = await findSession(pool, token);
  const counts = await pool.query(
    'select count(*) as count, count(*) filter (where read_at is null) as unread from notifications where user_id = $1',
    [userId],
  );
  const { rows } = await pool.query(
    'select id, body, link, created_at, read_at from notifications where user_id = $1 order by id desc limit 10',
    [userId],
  );
  return answerOf(counts.rows[0].count, rows, counts.rows);
}

export async function retailerOrders(pool, { retailerToken }) {
  const userId = await findSession(pool, retailerToken);
  const shop = await pool.query("select id from shops where retailer_id = $1 and state = 'verified'", [
    userId,
  ]);
  const active = "o.shop_id = $1 and o.status not in ('COMPLETED', 'REJECTED', 'CANCELLED')";
  const counts = await pool.query(`select count(*) from orders o where ${active}`, [shop.rows[0].id]);
  const { rows } = await pool.query(
    `select o.*, s.name as shop_name, c.time_zone, i.key, d.first_name, d.last_name, d.number from orders o
      join shops s on s.id = o.shop_id join cities c on c.id = o.city_id join shop_types t on t.id = s.type_id
      left join images i on i.id = coalesce(s.image_id, t.image_id) left join users d on d.id = o.deliverer_id
      where ${active} order by o.id desc limit 10`,
    [shop.rows[0].id],
  );
  const goods = await pool.query(
    `select order_id, name, names from order_items
      where city_id = any($2::bigint[]) and order_id = any($1) and kept > 0 order by id`,
    [rows.map(({ id }) => id), citiesOf(rows)],
  );
  return answerOf(counts.rows[0].count, rows, goods.rows);
}

const citiesOf = (rows) => [...new Set(rows.map(({ id }) => Math.floor(Number(id) / 2 ** 36) + 1))];

/** Makes a text of the answer, because an HTTP answer is a text, too. */
function answerOf(count, rows, others) {
  JSON.stringify({ count, results: rows, others });
  return { count: Number(count ?? 0), results: rows.length };
}
