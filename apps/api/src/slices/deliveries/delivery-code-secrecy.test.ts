// Looks for the code of one order in all that anybody but its customer gets to see, and in all that the server writes.
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { Events } from '../../platform/events.ts';
import { type Client, makeClient } from '../../testing/client.ts';
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
/** Request ids are random, so they may contain the code. */
const requestIds = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const hasCode = (text: string): boolean => new RegExp(`\\b${code}\\b`).test(text.replaceAll(requestIds, ''));

/** Where others see the order, each with the query that it needs. */
const placesOfOrders: Readonly<Record<string, string>> = {
  '/shops/orders/': '',
  '/shops/orders/{id}/': '',
  '/shops/complaints/': '',
  '/deliveries/': '',
  '/deliveries/{id}/': '',
  '/deliveries/requests/': '',
  '/deliveries/summary/': '',
  '/operator/orders/': '',
  '/operator/orders/{id}/': '',
  '/operator/orders/export/': '?day=2026-11-21',
  '/operator/close/': '?day=2026-11-21',
  '/operator/complaints/': '',
  '/operator/audit/': '',
  '/operator/today/': '',
  '/users/notifications/': '',
  '/users/export/': '',
};

/** Keeps what is said, and calls all that can be read. */
function listen(others: readonly Client[]) {
  const said: string[] = [];
  const opened = new Set<string>();
  return {
    said,
    opened,
    async step(sent: Promise<{ text: string }>): Promise<void> {
      said.push((await sent).text);
    },
    async lookAround(orderId: number, deliveryId: number): Promise<void> {
      for (const { method, path } of endpoints) {
        if (method !== 'GET' || path.includes('/accept/')) continue;
        const id = path.startsWith('/deliveries') ? deliveryId : orderId;
        const url = path.replace('{id}', String(id)) + (placesOfOrders[path] ?? '');
        const answers = await Promise.all(others.map((person) => person.get(url)));
        said.push(...answers.map(({ text }) => text));
        if (answers.some(({ status }) => status === 200)) opened.add(path);
      }
    },
  };
}

/** The same people on another process, whose log can be read. */
async function startLogged() {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const { config, database, clock, files, sms } = t;
  const app = await buildApp({ config, database, events: new Events(), clock, files, sms, log });
  const as = ({ token, number }: Client) => makeClient(app, token, number);
  return { app, as, lines };
}

it('a whole journey shows the code to nobody but the customer, and writes it nowhere else [HOUSE-21]', async () => {
  const { app, as, lines } = await startLogged();
  const [customer, retailer, deliverer] = [as(village.customer), as(village.retailer), as(village.deliverer)];
  const operator = as(await makeOperatorClient(t));
  const others = [retailer, deliverer, operator, as(await t.signIn())];
  const { said, opened, step, lookAround } = listen(others);
  const { id } = await placeOrder(village);
  await t.database.pool.query('update orders set delivery_code = $1 where id = $2', [code, id]);

  await step(retailer.post(`/shops/orders/${id}/accept/`));
  const deliveryId = await openDeliveryId(village, id);
  const deliver = (path: string, body?: object) => step(deliverer.post(`/deliveries/${path}/`, body));
  await deliver(`requests/${deliveryId}/accept`);
  await deliver(`${deliveryId}/give_back`, { reason: 'vehicle', note: 'Flat tyre' });
  await deliver(`requests/${deliveryId}/accept`);
  await lookAround(id, deliveryId);
  await deliver(`${deliveryId}/picked_up`);
  expect((await customer.get(`/customers/orders/${id}/`)).body.delivery_code).toBe(code);
  await deliver(`${deliveryId}/delivered`, { code: '0000' });
  await deliver(`${deliveryId}/give_back`, { reason: 'nobody_there', note: 'Called twice' });
  const complaint = { kind: 'not_delivered', body: 'Nobody came' };
  await step(customer.post(`/customers/orders/${id}/complaints/`, complaint));
  await lookAround(id, deliveryId);
  await deliver(`${deliveryId}/delivered`, { code });
  await step(customer.post(`/customers/orders/${id}/verified/`, { items: [] }));
  await deliver(`${deliveryId}/completed`, { payment: 'Cash' });
  await lookAround(id, deliveryId);
  await step(customer.get(`/customers/orders/${id}/`));
  for (const path of ['/customers/orders/previous/', '/users/notifications/', '/users/export/']) {
    await step(customer.get(path));
  }
  await app.close();

  expect(Object.keys(placesOfOrders).filter((path) => !opened.has(path))).toEqual([]);
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
