// A database of the last release without payments, in which people go on with their orders after the upgrade.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client as Person } from '../../testing/client.ts';
import { codeFor } from '../../testing/codes.ts';
import { upgradeOldVillage } from '../../testing/old-village.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import type { TestDatabase } from '../../testing/template-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Order 1 is completed with a note. Order 3 is at its customer's door. */
const lastOrders = `
  UPDATE orders SET payment = 'Paid ₹340, half by phone' WHERE id = 1;
  INSERT INTO order_events (id, order_id, city_id, actor_id, actor_role, action, from_status, to_status, details, at)
    VALUES (90, 1, 1, 3, 'deliverer', 'completed', 'VERIFIED', 'COMPLETED', '{}', '2026-01-04 06:00+00');
  INSERT INTO orders (id, city_id, customer_id, shop_id, status, deliverer_id, window_id, slot_day, slot_start, slot_end,
      price_paise, delivery_cost_paise, item_count, additional_details, receiver, receiver_number, address, latitude,
      longitude, created_at)
    SELECT 3, city_id, customer_id, shop_id, 'VERIFIED', deliverer_id, window_id, slot_day, slot_start, slot_end,
      price_paise, delivery_cost_paise, item_count, '', receiver, receiver_number, address, latitude, longitude, created_at
      FROM orders WHERE id = 1;
  INSERT INTO order_items (id, city_id, order_id, product_id, name, price_paise, ordered, kept)
    VALUES (90, 1, 3, 1, 'Matta Rice', 32000, 1, 1);
  INSERT INTO order_events (id, order_id, city_id, actor_id, actor_role, action, from_status, to_status, details, at)
    VALUES (91, 3, 1, 1, 'customer', 'verify', 'DELIVERED', 'VERIFIED', '{}', '2026-01-04 06:10+00');
  INSERT INTO deliveries (id, city_id, order_id, deliverer_id, created_at) VALUES (90, 1, 3, 3, '2026-01-03');`;

let old: TestDatabase;
let t: TestApp;
let customer: Person;
let retailer: Person;
let deliverer: Person;

beforeAll(async () => {
  old = await upgradeOldVillage({ before: '0058_payments', rows: lastOrders });
  t = await createTestApp({}, { database: old, files: [] });
  customer = await t.signIn('+919000000001');
  retailer = await t.signIn('+919000000002');
  deliverer = await t.signIn('+919000000003');
});
afterAll(async () => {
  await t.close();
  await old.drop();
});

describe('an order that an older release completed', () => {
  it('keeps its note, and nobody said how it was paid [PAY-24]', async () => {
    const notSaid = { pay_by: null, payments: [], due: 0, rounding: 0, upi: null };
    const forCustomer = await customer.get('/customers/orders/1/');
    expect(forCustomer.body).toMatchObject({ ...notSaid, payment: 'Paid ₹340, half by phone', amount: 340 });
    expect((await retailer.get('/shops/orders/1/')).body).toMatchObject(notSaid);
    const operator = await makeOperatorClient(t);
    expect((await operator.get('/operator/orders/1/')).body).toMatchObject(notSaid);
  });

  it('makes no debts, and counts as cash in the close of its day [PAY-24, CASH-24]', async () => {
    expect((await deliverer.get('/deliveries/cash/')).body).toMatchObject({ in_hand: 0, parties: [] });
    expect((await deliverer.get('/deliveries/cash/entries/')).body.count).toBe(0);
    expect((await retailer.get('/shops/cash/')).body).toMatchObject({ to_come: 0, deliverers: [] });
    expect((await customer.get('/customers/credit/')).body.count).toBe(0);
    const operator = await makeOperatorClient(t);
    const { body } = await operator.get('/operator/close/?day=2026-01-04');
    expect(body.shops).toMatchObject([{ orders: 1, goods: 320, delivery: 20, cash: 340, open: 0 }]);
  });
});

describe('an order that an older release brought to the door', () => {
  it('is paid as others are, and makes a line of its deliverer [PAY-24, CASH-1]', async () => {
    const { body: before } = await deliverer.get('/deliveries/90/');
    expect(before).toMatchObject({ pay_by: 'cash', payments: [], due: 340 });
    const done = await deliverer.post('/deliveries/90/completed/', { payment: 'Cash' });
    expect(done.body).toMatchObject({ pay_by: 'cash', due: 0, payments: [{ method: 'cash', amount: 340 }] });
    expect((await retailer.get('/shops/cash/')).body.to_come).toBe(320);
    const leaving = await deliverer.delete('/users/', { otp: await codeFor(t, deliverer) });
    expect(leaving.body.code).toBe('account.open_money');
  });
});
