// A step that is due, and a person who acts at that moment. Both wait for a lock on the order, so that they meet.
import type * as orders from '@haat/contract/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { openDeliveryId, placeOrder } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { firstSlotId, makeDelivererClient, makeGoods, makeRetailer } from '../../testing/village.ts';
import { lockOrder } from '../orders/index.ts';

const village = setUpVillage();
let tea: number;

const query = async (statement: string) => (await village.testApp.database.pool.query(statement)).rows;

beforeEach(async () => {
  const { testApp, cityId } = village;
  await query('delete from order_clocks');
  await query('delete from jobs');
  await query('update orders set needs_operator_since = null');
  testApp.sms.texts.length = 0;
  testApp.clock.set('2026-11-21T04:30:00Z'); // 10:00 in Kerala
  Object.assign(village, { retailer: await makeRetailer(testApp, cityId, { name: 'Ammini Vegetables' }) });
  tea = await makeGoods(testApp, village.retailer, { name: 'Tea', price: 30, quantity: 1_000 });
});

async function place(): Promise<orders.Order> {
  const slotId = await firstSlotId(village.customer);
  return placeOrder({ ...village, slotId }, { wanted: [{ productId: tea, quantity: 1 }] });
}

/** Takes the steps that are due. */
const remind = () => village.testApp.jobs.runDue({ early: true });

/** The calls get the order one after another. */
async function together(orderId: number, calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  const { database } = village.testApp;
  const answers: Promise<unknown>[] = [];
  await database.inTx(async (tx) => {
    await lockOrder(tx, orderId);
    for (const [index, call] of calls.entries()) {
      answers.push(call());
      await expect.poll(() => countLockWaits(database), { timeout: 10_000 }).toBe(index + 1);
    }
  });
  await Promise.all(answers);
}

const textsOf = async (id: number): Promise<string[]> => {
  const { events } = (await village.retailer.get(`/shops/orders/${id}/`)).body as orders.Order;
  return events.map(({ text }) => text);
};
const clocksLeft = async () => (await query('select 1 from order_clocks')).length;
const needs = async () =>
  (await (await makeOperatorClient(village.testApp)).get('/operator/today/')).body.needs;

const steps = [
  'Ammini Vegetables was reminded',
  'Ammini Vegetables was reminded by SMS',
  'The operator was told that Ammini Vegetables has not answered',
  'Ammini Vegetables has not answered yet',
];

const acts = {
  cancel: ({ id }: orders.Order) => village.customer.post(`/customers/orders/${id}/cancel/`),
  accept: ({ id }: orders.Order) => village.retailer.post(`/shops/orders/${id}/accept/`),
  reject: ({ id }: orders.Order) => village.retailer.post(`/shops/orders/${id}/reject/`),
  propose: ({ id, items }: orders.Order) => {
    const changes = [{ id: items[0]?.id, quantity: 1, price: 29 }];
    return village.retailer.post(`/shops/orders/${id}/propose/`, { changes });
  },
};

describe('the last steps while the shop does not answer [SILENT-16]', () => {
  const rows = (Object.keys(acts) as (keyof typeof acts)[]) // as it is written
    .flatMap((act) => [[act, 'before'] as const, [act, 'after'] as const]);

  it.each(rows)('%s comes %s them', async (act, when) => {
    const order = await place();
    village.testApp.clock.advance(900_000);
    const answer = async () => expect((await acts[act](order)).status).toBe(200);
    await together(order.id, when === 'before' ? [answer, remind] : [remind, answer]);
    const texts = await textsOf(order.id);
    expect(texts.filter((text) => steps.includes(text))).toEqual(when === 'before' ? [] : steps);
    expect((await needs()).orders_unanswered).toBe(0);
    const { is_unanswered } = (await village.customer.get(`/customers/orders/${order.id}/`)).body;
    expect(is_unanswered).toBe(false);
    // An accepted order waits for a deliverer, and one with a proposal may wait for its shop again.
    const waits = act === 'accept' || (act === 'propose' && when === 'before');
    expect(await clocksLeft()).toBe(waits ? 1 : 0);
  });
});

it.each(['before', 'after'] as const)(
  'a deliverer takes the request %s its steps [SILENT-16]',
  async (when) => {
    const order = await place();
    await acts.accept(order);
    const deliveryId = await openDeliveryId(village, order.id);
    village.testApp.clock.advance(600_000);
    const rival = await makeDelivererClient(village.testApp, village.cityId);
    const take = async () =>
      expect((await rival.post(`/deliveries/requests/${deliveryId}/accept/`)).status).toBe(200);
    await together(order.id, when === 'before' ? [take, remind] : [remind, take]);
    expect((await textsOf(order.id)).includes('The deliverers were reminded')).toBe(when === 'after');
    expect([(await needs()).requests_open, await clocksLeft()]).toEqual([0, 0]);
  },
);

it('an operator changes the settings while steps are taken: each is taken once [SILENT-6, SILENT-17]', async () => {
  const operator = await makeOperatorClient(village.testApp);
  const path = `/operator/cities/${village.cityId}/`;
  const set = async (seconds: number) => {
    const { version } = (await operator.get(path)).body;
    return operator.patch(path, { version, tell_customer_after: seconds });
  };
  const placed = [await place(), await place(), await place()];
  village.testApp.clock.advance(900_000);
  const [changed] = await Promise.all([set(901), remind()]);
  expect(changed.status).toBe(200);
  await set(900);
  await remind();
  for (const { id } of placed) {
    expect((await textsOf(id)).filter((text) => steps.includes(text))).toEqual(steps);
  }
});

it('two orders at once never pass the 20 SMS of a day [SILENT-7, SILENT-16]', async () => {
  await place();
  village.testApp.clock.advance(300_000);
  await remind();
  await query('update shop_sms_days set asked = 19');
  const [one, other] = [await place(), await place()];
  village.testApp.clock.advance(300_000);
  await remind();
  const sent = await query(
    `select sum((details ->> 'sms')::int)::int as sms from order_events
     where action = 'sms_shop' and order_id in (${one.id}, ${other.id})`,
  );
  expect(sent).toEqual([{ sms: 1 }]);
});
