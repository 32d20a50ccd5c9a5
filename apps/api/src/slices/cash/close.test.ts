import type { DailyClose } from '@haat/contract/operator/cash';
import type { Order } from '@haat/contract/orders';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCity } from '../../testing/cities.ts';
import type { Client } from '../../testing/client.ts';
import { offerTo } from '../../testing/credit.ts';
import { makeOperatorClient } from '../../testing/operators.ts';
import { orderIn, type PlacedOrder } from '../../testing/orders.ts';
import { setUpVillage } from '../../testing/set-up-village.ts';
import { firstSlotId, makeGoods, makeRetailer } from '../../testing/village.ts';
import { answerHandOver, handOver } from './cash.factory.ts';

// Dozens of orders from checkout to completion.
vi.setConfig({ testTimeout: 240_000 });

const village = setUpVillage();
let operator: Client;
beforeAll(async () => {
  operator = await makeOperatorClient(village.testApp);
  await village.retailer.patch('/shops/update/', { upi_id: 'ammini.veg@okbank' });
});

/** An operator's session ends after 12 idle hours, and slots are over. */
async function travel(iso: string): Promise<void> {
  village.testApp.clock.set(iso);
  operator = await village.testApp.signIn(operator.number);
  Object.assign(village, { slotId: await firstSlotId(village.customer) });
}

const day = '2026-11-21';
const close = async (query = `day=${day}`): Promise<DailyClose> =>
  (await operator.get(`/operator/close/?${query}`)).body;
const paise = (rupees: number): number => Math.round(rupees * 100);

type Row = DailyClose['shops'][number] | DailyClose['deliverers'][number];

const isBalanced = (row: Row): boolean =>
  paise(row.goods) + paise(row.delivery) ===
  paise(row.cash) +
    paise(row.upi_confirmed) +
    paise(row.upi_claimed) +
    paise(row.credit) +
    paise(row.rounding) +
    paise(row.open);

const complete = ({ deliveryId }: PlacedOrder, body: object = {}) =>
  village.deliverer.post(`/deliveries/${deliveryId}/completed/`, { payment: 'As told', ...body });
const claim = ({ order }: PlacedOrder, amount: number) =>
  village.customer.post(`/customers/orders/${order.id}/paid_upi/`, { amount, reference: '4711' });
const orderOf = async ({ order }: PlacedOrder): Promise<Order> =>
  (await village.customer.get(`/customers/orders/${order.id}/`)).body;
const answer = async (placed: PlacedOrder, how: 'confirm' | 'deny') => {
  const payment = (await orderOf(placed)).payments.find(({ state }) => state === 'claimed');
  await village.retailer.post(`/shops/orders/${placed.order.id}/payments/${payment?.id}/${how}/`);
};

/** Same numbers in each run. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** An order of random goods, refusals, payments and answers. */
async function makeRandomOrder(random: (below: number) => number): Promise<PlacedOrder> {
  const productId = await makeGoods(village.testApp, village.retailer, {
    name: `Things ${random(1_000_000_000)}`,
    price: (1 + random(9_999)) / 100,
    quantity: 50,
  });
  const wanted = [{ productId, quantity: 1 + random(5) }];
  const placed = await orderIn(village, 'DELIVERED', { wanted });
  const [item] = placed.order.items as [Order['items'][number]];
  const items = [{ id: item.id, quantity: random(item.quantity + 1), reason: 'damaged' }];
  await village.customer.post(`/customers/orders/${placed.order.id}/verified/`, { items });
  if (random(2) === 0) await claim(placed, paise((await orderOf(placed)).due) / 200 || 1);
  const due = paise((await orderOf(placed)).due);
  const upi = random(due + 1);
  const rounded = Math.round((due - upi) / 100);
  const payments = [
    { method: 'upi', amount: upi / 100, reference: '1234' },
    { method: 'cash', amount: random(2) === 0 ? rounded : (due - upi) / 100 },
  ].filter(({ amount }) => amount > 0);
  await complete(placed, random(5) === 0 ? {} : { payments });
  if ((await orderOf(placed)).status !== 'COMPLETED') await complete(placed);
  if (random(3) > 0) await answer(placed, random(2) === 0 ? 'confirm' : 'deny');
  if (random(3) > 0) await answer(placed, random(2) === 0 ? 'confirm' : 'deny');
  return placed;
}

it('balances to the paisa, whatever was ordered, refused, paid and answered [CASH-22]', async () => {
  const random = makeRandom(20_261_121);
  const placed: PlacedOrder[] = [];
  for (let count = 0; count < 40; count += 1) placed.push(await makeRandomOrder(random));
  const orders = await Promise.all(placed.map(orderOf));
  const { shops, deliverers } = await close(`day=${day}&city=${village.cityId}`);
  const rows: Row[] = [...shops, ...deliverers];
  expect(rows.map(({ id, orders: count }) => [id, count])).toEqual([
    [village.retailer.shopId, 40],
    [village.deliverer.userId, 40],
  ]);
  expect(rows.filter((row) => !isBalanced(row))).toEqual([]);
  const sum = (amountOf: (order: Order) => number) =>
    orders.reduce((total, order) => total + paise(amountOf(order)), 0);
  const paid = (which: (payment: Order['payments'][number]) => boolean) =>
    sum(({ payments }) => payments.filter(which).reduce((total, { amount }) => total + amount, 0));
  const isDenied = (by: string) => (one: Order['payments'][number]) =>
    one.state === 'denied' && one.by === by;
  for (const row of rows) {
    expect(paise(row.goods)).toBe(sum(({ price }) => price));
    expect(paise(row.delivery)).toBe(sum(({ delivery_cost }) => delivery_cost));
    expect(paise(row.open)).toBe(sum(({ due }) => due));
    expect(paise(row.rounding)).toBe(sum(({ rounding }) => rounding));
    expect(paise(row.cash)).toBe(paid((one) => one.method === 'cash' || isDenied('deliverer')(one)));
    expect(paise(row.upi_denied)).toBe(paid(isDenied('customer')));
    expect(paise(row.upi_claimed)).toBe(paid(({ state }) => state === 'claimed'));
    expect(paise(row.upi_confirmed)).toBe(
      paid(({ method, state }) => method === 'upi' && state === 'confirmed'),
    );
  }
  // Each kind of money is among them.
  const [{ cash, upi_confirmed, upi_claimed, upi_denied, refused, open }] = rows as [Row];
  for (const amount of [cash, upi_confirmed, upi_claimed, upi_denied, refused, open]) {
    expect(amount).toBeGreaterThan(0);
  }
  const { body: inHand } = await village.deliverer.get('/deliveries/cash/');
  expect(paise(inHand.in_hand)).toBe(
    sum(({ price, rounding, payments }) => {
      const elsewhere = payments.filter(({ method, state }) => method !== 'cash' && state !== 'denied');
      const deniedAtDoor = payments.filter(isDenied('customer'));
      expect(deniedAtDoor.every(({ method }) => method === 'upi')).toBe(true);
      return price - rounding - elsewhere.reduce((total, { amount }) => total + amount, 0);
    }) - deniedAfterCompletion(orders),
  );
});

it("is what the shop's sales of the day say [CASH-40]", async () => {
  const { body: sales } = await village.retailer.get(`/shops/sales/?from=${day}&to=${day}`);
  const [{ orders, goods, refused, cash, upi_confirmed, upi_claimed, credit, open }] = (await close())
    .shops as [Row];
  const upi = (paise(upi_confirmed) + paise(upi_claimed)) / 100;
  expect(sales.totals).toEqual({ orders, goods, refused, cash, upi, credit, open });
  expect(sales.days).toEqual([{ day, orders, goods }]);
  const amounts: { amount: number }[] = sales.products;
  expect(amounts.reduce((all, { amount }) => all + paise(amount), 0)).toBe(paise(goods));
});

/**
 * A customer's claim that was denied after completion: the deliverer never had that money, so it stays between shop and
 * customer.
 */
const deniedAfterCompletion = (orders: readonly Order[]): number =>
  orders.reduce((total, { due }) => total + paise(due), 0);

describe('a day', () => {
  it("ends at midnight in its city's zone, by completion [CASH-22]", async () => {
    const { testApp } = village;
    await travel('2026-11-24T18:29:00Z'); // 23:59 in Kerala
    const late = await orderIn(village, 'VERIFIED');
    await complete(late);
    const next = await orderIn(village, 'VERIFIED');
    await travel('2026-11-24T18:31:00Z');
    await complete(next);
    const orders = async (query: string) => (await close(query)).shops.map((row) => row.orders);
    expect(await orders('day=2026-11-24')).toEqual([1]);
    expect(await orders('day=2026-11-25')).toEqual([1]);
    expect(await orders('day=2026-11-26')).toEqual([]);
    expect(await orders(`day=2026-11-25&city=${await makeCity(testApp)}`)).toEqual([]);
    await testApp.database.pool.query("update cities set time_zone = 'UTC' where id = $1", [village.cityId]);
    expect(await orders('day=2026-11-24')).toEqual([2]);
    await testApp.database.pool.query("update cities set time_zone = 'Asia/Kolkata' where id = $1", [
      village.cityId,
    ]);
  });

  it.each(['2026-02-30', '21/11/2026', '', '0000-01-01', '0001-01-01', '9999-12-31'])(
    '%j is 400 [CASH-22]',
    async (wrong) => {
      const { status, body } = await operator.get(`/operator/close/?day=${encodeURIComponent(wrong)}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['day']]);
    },
  );

  it('has what was handed over and confirmed on it, without orders too [CASH-23]', async () => {
    await travel('2026-11-27T05:00:00Z');
    const made = await handOver(village, 100);
    await travel('2026-11-28T05:00:00Z');
    await answerHandOver(village.retailer, made, 'confirm');
    expect((await close('day=2026-11-27')).shops).toEqual([]);
    const { shops, deliverers } = await close('day=2026-11-28');
    expect([...shops, ...deliverers]).toMatchObject([
      { id: village.retailer.shopId, orders: 0, handed_over: 100, open: 0 },
      { id: village.deliverer.userId, orders: 0, handed_over: 100, open: 0 },
    ]);
    expect(deliverers[0]?.number).toMatch(/^\+91\*{6}\d{4}$/);
  });

  it('has what was paid on credit [CASH-22]', async () => {
    await travel('2026-11-30T05:00:00Z');
    const { customer } = village;
    const { id } = await offerTo(village, customer, 5_000);
    await customer.post(`/customers/credit/${id}/agree/`);
    const placed = await orderIn(village, 'VERIFIED');
    await customer.post(`/customers/orders/${placed.order.id}/pay_by/`, { pay_by: 'credit' });
    await complete(placed, { payments: [{ method: 'credit', amount: placed.order.amount }] });
    const [row] = (await close('day=2026-11-30')).shops;
    expect(row).toMatchObject({ name: 'Ammini Vegetables', orders: 1, credit: placed.order.amount, cash: 0 });
  });

  it('counts an order that an older release completed as cash [CASH-24]', async () => {
    const { testApp, cityId } = village;
    await travel('2026-11-29T05:00:00Z');
    const retailer = await makeRetailer(testApp, cityId);
    const { order } = await orderIn({ ...village, retailer }, 'COMPLETED');
    const { pool } = testApp.database;
    await pool.query('delete from payments where order_id = $1', [order.id]);
    await pool.query('update orders set pay_by = null, has_payments = false where id = $1', [order.id]);
    const [row] = (await close('day=2026-11-29')).shops;
    expect(row).toMatchObject({ id: retailer.shopId, goods: order.price, cash: order.amount, open: 0 });
  });
});

it('is a CSV file when asked for, and the audit notes it [CASH-25]', async () => {
  const { text, headers } = await operator.get(`/operator/close/?day=${day}`, { accept: 'text/csv' });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe(`attachment; filename="close-${day}.csv"`);
  const { shops, deliverers } = await close();
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(1 + shops.length + deliverers.length);
  expect(lines[0]).toContain(
    'day,who,id,name,orders,goods,refused,delivery,cash,upi_confirmed,upi_claimed,upi_denied,credit,rounding,open,handed_over',
  );
  expect(lines[1]).toContain(`${day},shop,${village.retailer.shopId},`);
  expect(text).not.toContain(village.deliverer.number);
  const { body } = await operator.get('/operator/audit/?kind=cash');
  expect(body.results[0]).toMatchObject({ action: 'cash.export', after: { day } });
});
