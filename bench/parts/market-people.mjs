// The people for whom a measurement acts: customers of all cities, each with an address, a shop in reach, a product
// there and words to search for. The same database gives the same people.
import pg from 'pg';

const PEOPLE = 1_920; // a multiple of 32

export async function listMarketPeople(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select u.id::int, a.id::int as address, s.retailer_id::int as retailer,
          p.id::float8 as product, p.name, p.tags
        from users u join addresses a on a.user_id = u.id and a.is_primary
        join lateral (select id, retailer_id from shops where city_id = a.city_id and is_open
          order by hashint8extended(retailer_id, u.id) limit 1) s on true
        join lateral (select id, name, tags from products where shop_id = s.id and quantity > 0 and deleted_at is null
          order by hashint8extended(id, u.id) limit 1) p on true
        order by hashint8extended(u.id, 1) limit $1`,
      [PEOPLE],
    );
    return rows.map(personOf);
  } finally {
    await client.end();
  }
}

const personOf = ({ id, address, retailer, product, name, tags }, at) => ({
  id,
  address,
  product,
  token: `bench-${id}`,
  retailerToken: `bench-${retailer}`,
  name: name.toLowerCase().split(',')[0],
  tags,
  words: wordsOf(name, tags, at),
  choice: id % 97,
});

/** Half of the people search for 'tomato', a quarter for 'country tomato', a quarter for a tag. */
function wordsOf(name, tags, at) {
  const [quality, noun] = name.toLowerCase().split(',')[0].split(' ');
  return [noun, noun, `${quality} ${noun}`, tags[0]][at % 4];
}
