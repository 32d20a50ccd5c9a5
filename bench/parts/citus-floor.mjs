// What one prepared statement costs by itself, without Haat: the least that a call can cost on Citus.
import pg from 'pg';
import { median } from './numbers.mjs';

const readProduct = 'select quantity from products where city_id = $1 and id = $2';
const setStock = 'update products set quantity = quantity where city_id = $1 and id = $2';
const touchCart = 'update carts set shop_id = shop_id where user_id = $1';

const inTransaction = (work) => async (client, row) => {
  await client.query('begin');
  await work(client, row);
  await client.query('commit');
};

const named = (name, text, valuesOf) => (client, row) => client.query({ name, text, values: valuesOf(row) });

const read = named('read', readProduct, ({ city_id, id }) => [city_id, id]);
const update = named('update', setStock, ({ city_id, id }) => [city_id, id]);
const local = named('local', touchCart, ({ user_id }) => [user_id]);

/** Each is a piece of a purchase. */
const pieces = [
  ['read a product', read],
  ['update a product', inTransaction(update)],
  [
    'update a product and a cart',
    inTransaction(async (client, row) => {
      await update(client, row);
      await local(client, row);
    }),
  ],
];

const TIMES = 400;

/** By piece: for each side the processor time of one, in ms. `costOf` returns a side's processor time so far. */
export async function measureFloor(sides, costOf, rounds) {
  const clients = await Promise.all(sides.map(({ url }) => connect(url)));
  try {
    return await measurePieces(sides, clients, costOf, rounds);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function measurePieces(sides, clients, costOf, rounds) {
  const rows = await Promise.all(clients.map(listRows));
  const results = [];
  for (const [name, piece] of pieces) {
    const measured = sides.map(() => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const [at, side] of sides.entries()) {
        const before = costOf(side);
        for (let time = 0; time < TIMES; time += 1)
          await piece(clients[at], rows[at][time % rows[at].length]);
        if (round >= 0) measured[at].push((costOf(side) - before) / TIMES);
      }
    }
    results.push({ name, ms: measured.map(median) });
  }
  return results;
}

async function connect(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function listRows(client) {
  const products = await client.query('select city_id, id from products order by id limit 40');
  const carts = await client.query('select user_id from carts order by user_id limit 40');
  return products.rows.map((row, at) => ({ ...row, ...carts.rows[at % carts.rows.length] }));
}
