// Looks for the code of one order in all that anybody but its customer gets to see, and in all that the server writes.
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { Events } from '../../platform/events.ts';
import { makeClient } from '../../testing/client.ts';
import { endpoints } from '../../testing/endpoints.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { openDeliveryId, placeOrder } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeVillage, type Village } from '../../testing/village.ts';

let t: TestApp;
let village: Village;
beforeAll(async () => {
  t = await createTestApp();
  village = await makeVillage(t);
});
afterAll(() => t.close());

const code = '8642';
const hasCode = (text: string): boolean => new RegExp(`\\b${code}\\b`).test(text);

it('a whole journey shows the code to nobody but the customer, and writes it nowhere else [HOUSE-21]', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const { config, database, clock, files, sms } = t;
  const app = await buildApp({ config, database, events: new Events(), clock, files, sms, log });
  const as = ({ token = '', number = '' }) => makeClient(app, token, number);
  const [customer, retailer, deliverer] = [village.customer, village.retailer, village.deliverer].map(as);
  const operator = as(await makeOperatorClient(t));
  const others = [retailer, deliverer, operator, as(await t.signIn())];
  const { id } = await placeOrder(village);
  await database.pool.query('update orders set delivery_code = $1 where id = $2', [code, id]);

  const said: string[] = [];
  const lookAround = async (deliveryId?: number): Promise<void> => {
    for (const { method, path } of endpoints) {
      if (method !== 'GET' || path.includes('/accept/')) continue;
      const of = path.startsWith('/deliveries') ? deliveryId : id;
      for (const person of others)
        said.push((await person?.get(path.replace('{id}', String(of))))?.text ?? '');
    }
  };
  const step = async (sent: Promise<{ text: string }> | undefined) => said.push((await sent)?.text ?? '');

  await step(retailer?.post(`/shops/orders/${id}/accept/`));
  const deliveryId = await openDeliveryId(village, id);
  await step(deliverer?.post(`/deliveries/requests/${deliveryId}/accept/`));
  await lookAround(deliveryId);
  await step(deliverer?.post(`/deliveries/${deliveryId}/picked_up/`));
  expect((await customer?.get(`/customers/orders/${id}/`))?.body.delivery_code).toBe(code);
  await step(deliverer?.post(`/deliveries/${deliveryId}/delivered/`, { code: '0000' }));
  await lookAround(deliveryId);
  await step(deliverer?.post(`/deliveries/${deliveryId}/delivered/`, { code }));
  await step(deliverer?.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' }));
  await lookAround(deliveryId);
  said.push((await customer?.get('/customers/orders/'))?.text ?? '');
  said.push((await customer?.get(`/customers/orders/${id}/`))?.text ?? '');
  said.push((await customer?.get('/users/notifications/'))?.text ?? '');
  await app.close();

  expect(said.length).toBeGreaterThan(100);
  expect(said.filter(hasCode)).toEqual([]);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(hasCode)).toEqual([]);
  expect(await tablesWithCode()).toEqual(['orders']);
});

/** The customer's own kept answers aside. */
async function tablesWithCode(): Promise<string[]> {
  const { pool } = t.database;
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from ${name} t where t::text ~ $1 limit 1`, [
      `\\y${code}\\y`,
    ]);
    if (rowCount) found.push(name.replace('public.', ''));
  }
  return found;
}
