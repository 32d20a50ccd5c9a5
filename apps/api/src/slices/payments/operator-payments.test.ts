import { beforeAll, expect, it } from 'vitest';
import { publish } from '../../platform/events.ts';
import type { Client } from '../../testing/client.ts';
import { actionsOn, auditOf, makeOperatorClient } from '../../testing/operators.ts';
import { orderIn } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';

const village = setUpVillage();
let operator: Client;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
});

async function claimed() {
  const placed = await orderIn(village, 'VERIFIED');
  const { body } = await village.customer.post(`/customers/orders/${placed.order.id}/paid_upi/`, {
    amount: 177.5,
    reference: '4711',
  });
  return {
    orderId: placed.order.id,
    path: `/operator/orders/${placed.order.id}/payments/${body.payments[0].id}/`,
  };
}

const newest = async (who: Client): Promise<string> =>
  (await who.get('/users/notifications/')).body.results[0].body;

it('the operator denies and confirms a payment, with a reason or without, and the audit has it [PAY-19]', async () => {
  const { orderId, path } = await claimed();
  const denied = await operator.post(`${path}deny/`, { reason: 'Not in the statement' });
  expect(denied.body).toMatchObject({ id: orderId, due: 177.5, payments: [{ state: 'denied' }] });
  expect(await newest(village.customer)).toContain('Not in the statement');
  expect(await newest(village.retailer)).toContain('did not come: Not in the statement');
  expect((await operator.post(`${path}confirm/`)).body).toMatchObject({ due: 0 });
  expect(await newest(village.retailer)).toContain(' came.');
  expect((await operator.post(`${path}confirm/`)).status).toBe(200);
  expect((await operator.post(`${path}deny/`)).body.code).toBe('answer.late');
  expect(await actionsOn(operator, 'order', orderId)).toEqual([
    'order.confirm_payment',
    'order.deny_payment',
  ]);
  const [, first] = await auditOf(operator, 'order', orderId);
  expect(first.after).toMatchObject({ payment_state: 'denied', reason: 'Not in the statement' });
});

it('the operator cannot confirm a denied payment that was paid in another way since [PAY-17, PAY-19]', async () => {
  const { orderId, path } = await claimed();
  await operator.post(`${path}deny/`);
  const paid = await village.customer.post(`/customers/orders/${orderId}/paid_upi/`, {
    amount: 177.5,
    reference: '99999',
  });
  expect(paid.body.due).toBe(0);
  expect((await operator.post(`${path}confirm/`)).body.code).toBe('order.cannot_pay');
});

it('the operator settles a denied claim that nobody pays, which ends the need [PAY-19]', async () => {
  const { orderId, path } = await claimed();
  const needs = async (): Promise<number> =>
    (await operator.get('/operator/today/')).body.needs.payments_denied;
  const before = await needs();
  const denied = await operator.post(`${path}deny/`);
  expect([denied.body.is_payment_denied, await needs()]).toEqual([true, before + 1]);
  const told = await newest(village.customer);
  const repeated = await operator.post(`${path}deny/`);
  expect([repeated.body.is_payment_denied, await needs()]).toEqual([true, before + 1]);
  const settled = await operator.post(`${path}deny/`, { reason: 'The shop lets it go' });
  expect(settled.body).toMatchObject({
    is_payment_denied: false,
    due: 177.5,
    payments: [{ state: 'denied' }],
  });
  expect([await needs(), await newest(village.customer)]).toEqual([before, told]);
  expect((await operator.post(`${path}deny/`)).status).toBe(200);
  expect(await actionsOn(operator, 'order', orderId)).toEqual(['order.settle_payment', 'order.deny_payment']);
  const [last] = await auditOf(operator, 'order', orderId);
  expect(last.after).toMatchObject({ is_settled: true, reason: 'The shop lets it go' });
});

it('the payments of an order are in the export, and are deleted with the order [PAY-26]', async () => {
  const { orderId } = await claimed();
  const { body } = await village.customer.get('/users/export/');
  const exported = body.orders.find(({ id }: { id: number }) => id === orderId);
  expect(exported.payments).toMatchObject([{ method: 'upi', amount: 177.5, reference: '4711' }]);
  await village.testApp.database.inTx((tx) => publish(tx, 'orders.archived', { orderIds: [orderId] }));
  const { rows } = await village.testApp.database.pool.query('select id from payments where order_id = $1', [
    orderId,
  ]);
  expect(rows).toEqual([]);
});
