// A deliverer completes an order that was paid in two ways. Each order can be completed once, so there are many.
import pg from 'pg';
import { requestText } from './http-client.mjs';

const ORDERS_OF_PERSON = 24;

/** Gives each person old orders that are completed once more. They stay as they are until `bringToTheDoor`. */
export async function addDoors(ownerUrl, people) {
  const rows = await query(
    ownerUrl,
    `select o.id::float8 as "order", d.id::float8 as delivery, (o.price_paise + o.delivery_cost_paise)::int as paise,
        'bench-' || o.deliverer_id as token
      from orders o join deliveries d on d.city_id = o.city_id and d.order_id = o.id
      where o.status = 'COMPLETED' order by o.created_at desc, o.id limit $1`,
    [people.length * ORDERS_OF_PERSON],
  );
  for (const person of people) person.doors = [];
  for (const [at, row] of rows.entries()) people[at % people.length].doors.push(row);
}

/** The history keeps the first completion. */
async function bringToTheDoor(ownerUrl, people) {
  const ids = people.flatMap(({ doors }) => doors.map(({ order }) => order));
  await query(
    ownerUrl,
    "update orders set status = 'VERIFIED', payment = null where id = any($1::bigint[])",
    [ids],
  );
  await query(ownerUrl, 'vacuum analyze orders', []);
}

async function query(url, text, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Half by UPI, the rest in cash. */
export function twoPayments({ paise }) {
  const upiPaise = Math.floor(paise / 2);
  return { upiPaise, cashPaise: paise - upiPaise };
}

const complete = (send) => async (person) => {
  const door = person.doors.shift();
  if (!door) throw new Error('every order is completed: measure for a shorter time');
  const { upiPaise, cashPaise } = twoPayments(door);
  const body = {
    payment: 'Half by UPI, half in cash',
    expected_amount: door.paise / 100,
    payments: [
      { method: 'upi', amount: upiPaise / 100, reference: '4711' },
      { method: 'cash', amount: cashPaise / 100 },
    ],
  };
  const path = `/api/deliveries/${door.delivery}/completed/`;
  const answer = await send(requestText({ path, token: door.token, body }));
  if (answer.status !== 200) throw new Error(`completion: ${answer.status}: ${answer.body.slice(0, 300)}`);
  const { status, due, payments } = JSON.parse(answer.body);
  if (status !== 'COMPLETED' || due !== 0 || payments.length !== 2) {
    throw new Error(`wrong delivery: ${answer.body}`);
  }
  return { count: 1, results: 1 };
};

/** `prepare` is run before it. Like those of `workloads.mjs`, but only for the market with its people's orders. */
export const completion = {
  name: 'completion with two payments',
  prepare: bringToTheDoor,
  call: complete,
  plain: 'completion',
  goal: { of: 'plain', least: 0.8 },
};
