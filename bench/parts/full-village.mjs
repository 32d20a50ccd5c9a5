// Writes a village with a given number of rows per list into an empty, migrated database. The API would take hours for
// 10,000 rows each. Ids count from 1, as in every fresh database.
import { createHash } from 'node:crypto';
import pg from 'pg';

/** The owner of each list, with a token that nobody else knows. */
export const people = {
  customer: { userId: 1, token: 'bench-customer' },
  retailer: { userId: 2, token: 'bench-retailer' },
  deliverer: { userId: 3, token: 'bench-deliverer' },
};

const hash = (token) => createHash('sha256').update(token).digest('base64url');

/** @param {string} databaseUrl @param {number} rows behind each list */
export async function fillVillage(databaseUrl, rows) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements(rows)) await client.query(statement);
    for (const { userId, token } of Object.values(people)) {
      const values = [hash(token), userId];
      await client.query(
        'insert into sessions (token_hash, user_id, created_at) values ($1, $2, now())',
        values,
      );
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Text as the search stores it, see `search-text.ts`. */
const searchText = (name, tags, type, description) =>
  `' ' || ${name} || E' \\n ${tags} \\v ${type} \\f ${description} '`;

/** In this order, because later rows refer to earlier ones. */
const statements = (n) => [
  ...placesAndPeople(n),
  ...shops(n),
  ...products(n),
  ...orders(n),
  ...money(n),
  ...reading(n),
];

const placesAndPeople = (n) => [
  `insert into cities (name, latitude, longitude, radius_km, time_zone, delivery_base_paise, free_km, per_km_paise)
    select 'City ' || i, 10.52, 76.21, 15, 'Asia/Kolkata', 2000, 2, 500 from generate_series(1, ${n}) i`,
  `insert into users (number, first_name, last_name, email, is_initial_setup_done, is_customer_setup_done,
      is_shop_setup_done, is_shop_verified, is_deliverer, deliverer_city_id, created_at)
    select '+9180' || lpad(i::text, 8, '0'), 'Person', i::text, 'person@example.com', true, true,
      i = 2 or i > 3, i = 2 or i > 3, i = 3, case when i = 3 then 1 end, now()
    from generate_series(1, ${n + 2}) i`,
  `insert into addresses (user_id, name, address, receiver, number, latitude, longitude, city_id, is_primary, created_at)
    select 1, 'Address ' || i, 'One, Two, Three', 'Person', '+919000000001', 10.52, 76.21, 1, i = 1, now()
    from generate_series(1, ${Math.min(n, 200)}) i`,
  ...['shop', 'product'].map(
    (kind) => `insert into ${kind}_types (name) select '${kind} type ' || i from generate_series(1, ${n}) i`,
  ),
  `insert into product_type_shop_types (product_type_id, shop_type_id) select i, 1 from generate_series(1, ${n}) i`,
];

const shops = (n) => [
  // The retailer's shop, and one for each further retailer, within 12 km.
  `insert into shops (id, retailer_id, name, type_id, city_id, address, latitude, longitude, point, state, created_at)
    select nextval('shops_id_seq'), retailer, 'Shop ' || retailer, 1, 1, 'Market Road', lat, lon,
      cube(array[6371 * cos(radians(lat)) * cos(radians(lon)), 6371 * cos(radians(lat)) * sin(radians(lon)),
        6371 * sin(radians(lat))]), 'verified', now()
    from (select case when i = 1 then 2 else i + 2 end as retailer,
        10.52 + 0.108 * sqrt(i / ${n}::float8) * sin(i * 2.4) as lat,
        76.21 + 0.108 * sqrt(i / ${n}::float8) * cos(i * 2.4) as lon
      from generate_series(1, ${n}) i) place`,
  `insert into shop_product_types (city_id, shop_id, product_type_id, products) select 1, id, 1, 1 from shops`,
  `insert into catalogue_products (type_id, name, description, price_paise, tags, search_text)
    select 1, 'Pumpkin ' || i, 'Sweet and dry', 2600, '{gourd}',
      ${searchText("'pumpkin ' || i", 'gourd', 'vegetables', 'sweet and dry')}
    from generate_series(1, ${n}) i`,
  // A village of a hundred shops far away, around the second address. Its products are spread over these shops.
  `insert into users (number, first_name, last_name, is_shop_setup_done, is_shop_verified, created_at)
    select '+9170' || lpad(i::text, 8, '0'), 'Retailer', i::text, true, true, now() from generate_series(1, 100) i`,
  `insert into shops (id, retailer_id, name, type_id, city_id, address, latitude, longitude, point, state, created_at)
    select nextval('shops_id_seq'), ${n} + 2 + i, 'Far shop ' || i, 1, 1, 'Ferry Road', 12 + i * 0.001, 76.21,
      cube(array[6371 * cos(radians(12 + i * 0.001)) * cos(radians(76.21)),
        6371 * cos(radians(12 + i * 0.001)) * sin(radians(76.21)), 6371 * sin(radians(12 + i * 0.001))]),
      'verified', now()
    from generate_series(1, 100) i`,
  // Nearby lists a shop only when its city has a list.
  `insert into shop_lists (city_id, version, reach)
    select c.id, 1, cube_enlarge(cube(
      array[min(cube_ll_coord(s.point, 1)), min(cube_ll_coord(s.point, 2)), min(cube_ll_coord(s.point, 3))],
      array[max(cube_ur_coord(s.point, 1)), max(cube_ur_coord(s.point, 2)), max(cube_ur_coord(s.point, 3))]), c.radius_km + 0.001, 3)
    from shops s join cities c on c.id = s.city_id where s.state = 'verified' group by c.id`,
  `update addresses set latitude = 12.05 where id = 2`,
];

const products = (n) => [
  // One product in each shop, and all products of the retailer and of the hundred shops: three words, each in that many
  // products.
  ...[
    ['banana', 'i'],
    ['tomato', '1'],
    ['lemon', `${n} + 1 + i % 100`],
  ].map(
    ([
      name,
      shop,
    ]) => `insert into products (id, shop_id, city_id, type_id, name, description, price_paise, quantity, tags,
        search_text, created_at)
      select nextval('products_id_seq'), ${shop}, 1, 1, '${name} ' || i, 'Sweet and full of juice', 3800, 50, '{fresh}',
        ${searchText(`'${name} ' || i`, 'fresh', 'vegetables', 'sweet and full of juice')}, now()
      from generate_series(1, ${n}) i`,
  ),
  `insert into search_words (word, variants)
    select word, array(select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) at)
      || word
    from (select distinct translate(md5(i::text), '0123456789', 'ghijklmnop') as word
      from generate_series(1, ${n}) i union select unnest('{tomato,banana,lemon,fresh,vegetables,pumpkin}'::text[])) w`,
];

const orders = (n) => [
  `insert into slot_windows (city_id, weekday, start_time, end_time, cut_off_minutes, capacity)
    select 1, day, hour || ':00', hour + 1 || ':00', 60, 100000
    from generate_series(0, 6) day, generate_series(10, 19) hour`,
  // The customer's orders in the retailer's shop: half of them active, half previous.
  `insert into orders (id, city_id, customer_id, shop_id, status, deliverer_id, window_id, slot_day, slot_start, slot_end,
      price_paise, delivery_cost_paise, item_count, additional_details, receiver, receiver_number, address, latitude,
      longitude, created_at)
    select nextval('orders_id_seq'), 1, 1, 1, case when i % 2 = 0 then 'COMPLETED' when i % 4 = 1 then 'ACCEPTED' else 'ASSIGNED' end,
      case when i % 4 <> 1 then 3 end, 1, current_date, now(), now() + interval '1 hour', 7600, 2000, 2, '', 'Person',
      '+919000000001', 'One, Two, Three', 10.52, 76.21, now()
    from generate_series(1, ${4 * n}) i`,
  `insert into order_items (id, city_id, order_id, product_id, name, price_paise, ordered, kept)
    select nextval('order_items_id_seq'), 1, id, 1, 'Tomato 1', 3800, 2, 2 from orders`,
  // A quarter of them are open requests, the rest belongs to the deliverer.
  `insert into deliveries (id, order_id, city_id, deliverer_id, created_at)
    select nextval('deliveries_id_seq'), id, 1, deliverer_id, created_at from (select * from orders order by id) sorted`,
];

const money = (n) => [
  // The deliverer's cash with the retailer's shop.
  `insert into cash_balances (id, city_id, deliverer_id, shop_id, balance_paise, waiting_paise, since)
    select nextval('cash_balances_id_seq'), 1, 3, 1, 100 * ${n}, 0, now()`,
  `insert into cash_entries (id, city_id, at, deliverer_id, shop_id, kind, amount_paise, balance_paise)
    select nextval('cash_entries_id_seq'), 1, now(), 3, 1, 'correction', 100, 100 * i from generate_series(1, ${n}) i`,
  `insert into cash_hand_overs (id, city_id, deliverer_id, shop_id, amount_paise, note, state, created_at, answered_at)
    select nextval('cash_hand_overs_id_seq'), 1, 3, 1, 100, '', 'confirmed', now(), now() from generate_series(1, ${n})`,
  // An account at the retailer's shop for each person but the retailer. All lines are the customer's.
  `insert into credit_accounts (id, city_id, shop_id, customer_id, limit_paise, answer, balance_paise)
    select nextval('credit_accounts_id_seq'), 1, 1, i, 100000000, 'open', 100 * case when i = 1 then ${n} else 0 end
    from generate_series(1, ${n}) i where i <> 2`,
  `insert into credit_entries (id, city_id, account_id, kind, amount_paise, added_by, at)
    select nextval('credit_entries_id_seq'), 1, 1, 'correction', 100, 'shop', now() from generate_series(1, ${n})`,
  `insert into credit_answers (city_id, entry_id, is_agreed, at) select 1, id, true, now() from credit_entries`,
];

const reading = (n) => [
  `insert into notifications (user_id, body, link, created_at, read_at)
    select 1, 'Order ' || i || ' is on its way', '/shops/order/' || i, now(), case when i % 2 = 0 then now() end
    from generate_series(1, ${n}) i`,
  `insert into categories (name) select 'Category ' || i from generate_series(1, ${n}) i`,
  `insert into banners (title, link, position) select 'Banner ' || i, '/shops', i from generate_series(1, ${n}) i`,
  `insert into articles (title, body, search_text, category_id, read_minutes, is_pinned, created_at)
    select 'Article ' || i, '<p>The well is clean again.</p>', 'article ' || i || ' the well is clean again', i, 1, true,
      now()
    from generate_series(1, ${n}) i`,
];
