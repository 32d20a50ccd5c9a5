// What becomes of complaints when data is exported, an account is deleted, or orders are archived.
import { expect, it } from 'vitest';
import { publish } from '../../platform/events.ts';
import type { Client } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { complain, messagesOf } from '../../testing/complaints.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { makeCustomer, makeRetailer } from '../../testing/village.ts';

const village = setUpVillage();

const count = async (table: string, where: string): Promise<number> =>
  (await village.testApp.database.pool.query(`select 1 from ${table} where ${where}`)).rowCount ?? 0;

const deleteAccount = async (client: Client) =>
  client.delete('/users/', { otp: await codeFor(village.testApp, client) });

it('the export has the complaints with all messages [COMPLAIN-16]', async () => {
  const { id } = await complain(village);
  await village.retailer.post(`/shops/complaints/${id}/messages/`, { body: 'Sorry.' });
  const newest = await complain(village, { kind: 'money' });
  const { body } = await village.customer.get('/users/export/');
  const whole = (await village.customer.get(`/customers/complaints/${id}/`)).body;
  expect(body.complaints).toEqual([newest, whole]);
  expect(whole.messages).toHaveLength(2);
  expect((await village.retailer.get('/users/export/')).body.complaints).toEqual([]);
});

it("a deleted customer's complaints are deleted with all messages [COMPLAIN-17]", async () => {
  const customer = await makeCustomer(village.testApp, village.cityId);
  const { id } = await complain(village, { customer, body: 'Quagga' });
  await village.retailer.post(`/shops/complaints/${id}/messages/`, { body: 'Quagga?' });
  expect((await deleteAccount(customer)).status).toBe(204);
  expect(await count('complaints', `id = ${id}`)).toBe(0);
  expect(await count('complaint_messages', "body like 'Quagga%'")).toBe(0);
  expect((await village.retailer.get(`/shops/complaints/${id}/`)).status).toBe(404);
});

it('a deleted retailer leaves the complaint without what the shop wrote [COMPLAIN-17]', async () => {
  const retailer = await makeRetailer(village.testApp, village.cityId);
  const customer = await makeCustomer(village.testApp, village.cityId);
  const { id } = await complain({ ...village, retailer, customer }, { body: 'It was late.' });
  await retailer.post(`/shops/complaints/${id}/messages/`, { body: 'The bus was late.' });
  const operator = await makeOperatorClient(village.testApp);
  await operator.post(`/operator/complaints/${id}/messages/`, { body: 'We ask them.' });
  expect((await deleteAccount(retailer)).status).toBe(204);
  const { body } = await customer.get(`/customers/complaints/${id}/`);
  expect(messagesOf(body)).toEqual([
    ['customer', 'It was late.'],
    ['operator', 'We ask them.'],
  ]);
});

it('archived orders take their complaints along [COMPLAIN-18]', async () => {
  const [gone, kept] = [await complain(village), await complain(village)];
  await village.testApp.database.inTx((tx) => publish(tx, 'orders.archived', { orderIds: [gone.order] }));
  expect((await village.customer.get(`/customers/complaints/${gone.id}/`)).status).toBe(404);
  expect((await village.customer.get(`/customers/complaints/${kept.id}/`)).status).toBe(200);
});
