// Random sequences of actions in a small market. Always: stock + sold − returned is constant, an order's amount is the sum
// of its lines and the delivery cost, and only transitions of the state machine happen.
import type { OrderAction, OrderRole, OrderStatus } from '@haat/contract/order-machine';
import { orderMoves } from '@haat/contract/order-machine.cases';
import type * as wire from '@haat/contract/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAnswer } from '../../testing/client.ts';
import { openDeliveryId } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeGoods, makeVillage, type Village } from '../../testing/village.ts';

let testApp: TestApp;
let village: Village;
let products: number[];

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  products = [];
  for (const price of [12.5, 40, 0.35]) {
    products.push(await makeGoods(testApp, village.retailer, { price, quantity: 6 }));
  }
});
afterAll(() => testApp.close());

type Happening =
  | { kind: 'stock'; act: 'add' | 'remove' | 'set'; product: number; quantity: number }
  | { kind: 'checkout' }
  | { kind: 'move'; action: OrderAction | 'advance'; order: number; keep: number[] };

const touched = (act: 'add' | 'remove' | 'set', quantity: fc.Arbitrary<number>) =>
  fc.record({
    kind: fc.constant('stock' as const),
    act: fc.constant(act),
    product: fc.nat({ max: 2 }),
    quantity,
  });

const moved = (action: fc.Arbitrary<OrderAction | 'advance'>) =>
  fc.record({
    kind: fc.constant('move' as const),
    action,
    order: fc.nat({ max: 99 }),
    keep: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 }),
  });

const anyAction = fc.constantFrom<OrderAction[]>(
  'accept',
  'reject',
  'cancel',
  'assign',
  'picked_up',
  'delivered',
  'verify',
  'completed',
);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: touched('add', fc.integer({ min: 1, max: 4 })) },
  { weight: 1, arbitrary: touched('remove', fc.integer({ min: 1, max: 3 })) },
  { weight: 1, arbitrary: touched('set', fc.nat({ max: 8 })) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('checkout' as const) }) },
  { weight: 4, arbitrary: moved(anyAction) },
  { weight: 10, arbitrary: moved(fc.constant('advance')) },
);

interface Known {
  readonly id: number;
  status: OrderStatus;
  deliveryId: number | undefined;
}

/** What the model knows: the total quantity of each product in stock and in orders, and the orders. */
interface Model {
  readonly quantities: Map<number, number>;
  readonly orders: Known[];
}

const nextStep: Partial<Record<OrderStatus, OrderAction>> = {
  INITIATED: 'accept',
  ACCEPTED: 'assign',
  ASSIGNED: 'picked_up',
  PICKED_UP: 'delivered',
  DELIVERED: 'verify',
  VERIFIED: 'completed',
};

const roleOf = (action: OrderAction): OrderRole => {
  if (action === 'accept' || action === 'reject') return 'retailer';
  return action === 'cancel' || action === 'verify' ? 'customer' : 'deliverer';
};

async function happen(model: Model, what: Happening): Promise<void> {
  if (what.kind === 'checkout') return buy(model);
  if (what.kind === 'move') {
    const { action, order, keep } = what;
    const choice =
      action === 'advance' ? model.orders.filter(({ status }) => nextStep[status]) : model.orders;
    const known = choice[order % choice.length];
    const asked = action === 'advance' ? known && nextStep[known.status] : action;
    if (known && asked) await move(known, asked, keep);
    return;
  }
  const { act, quantity } = what;
  const id = products[what.product] ?? 0;
  if (act === 'set') return setStock(model, id, quantity);
  const { addressId: address_id } = village.customer;
  const answer = await village.customer.post(`/customers/cart/${act}/`, {
    product_id: id,
    quantity,
    address_id,
  });
  expect(act === 'add' ? [200, 409] : [200]).toContain(answer.status);
}

async function buy(model: Model): Promise<void> {
  const answer = await village.customer.post('/customers/checkout/', { slot: village.slotId });
  expect([201, 409]).toContain(answer.status);
  if (answer.status === 201) {
    model.orders.unshift({ id: answer.body.id, status: 'INITIATED', deliveryId: undefined });
  }
}

async function setStock(model: Model, id: number, quantity: number): Promise<void> {
  const path = `/shops/products-retailer/${id}/`;
  const before = (await village.retailer.get(path)).body.quantity;
  expect((await village.retailer.patch(path, { quantity })).status).toBe(200);
  model.quantities.set(id, (model.quantities.get(id) ?? 0) + quantity - before);
}

async function move(known: Known, action: OrderAction, lowered: readonly number[]): Promise<void> {
  const to = orderMoves.find(
    ([from, act, role]) => from === known.status && act === action && role === roleOf(action),
  )?.[3];
  const { status } = await ask(known, action, lowered);
  if (to) {
    expect([action, status]).toEqual([action, 200]);
    known.status = to;
    if (action === 'accept') known.deliveryId = await openDeliveryId(village, known.id);
  } else {
    // 200 may be a repeat that changes nothing. The status below must be the old one.
    expect([200, 404, 409]).toContain(status);
  }
}

async function ask(known: Known, action: OrderAction, lowered: readonly number[]): Promise<TestAnswer> {
  const { customer, retailer, deliverer } = village;
  const { id, deliveryId = 9_999_999 } = known;
  if (action === 'accept' || action === 'reject') return retailer.post(`/shops/orders/${id}/${action}/`);
  if (action === 'cancel') return customer.post(`/customers/orders/${id}/cancel/`);
  if (action === 'assign') return deliverer.post(`/deliveries/requests/${deliveryId}/accept/`);
  if (action !== 'verify') return deliverer.post(`/deliveries/${deliveryId}/${action}/`, { payment: 'Cash' });
  const { items }: wire.Order = (await customer.get(`/customers/orders/${id}/`)).body;
  return customer.post(`/customers/orders/${id}/verified/`, {
    items: items.slice(0, lowered.length).map((item, at) => {
      return { id: item.id, quantity: Math.min(item.quantity, lowered[at] ?? 0) };
    }),
  });
}

/** Checks the invariants directly in the database. */
async function expectSound(model: Model): Promise<void> {
  const { rows } = await testApp.database.pool.query(facts, [
    products,
    model.orders.map(({ id }) => id),
    village.cityId,
  ]);
  const { quantities, statuses, wrong_amounts, wrong_places } = rows[0];
  expect(quantities).toEqual(
    Object.fromEntries([...model.quantities].map(([id, count]) => [String(id), count])),
  );
  expect(statuses ?? {}).toEqual(
    Object.fromEntries(model.orders.map(({ id, status }) => [String(id), status])),
  );
  expect([wrong_amounts, wrong_places]).toEqual([0, 0]);
}

const facts = `
  select
    (select json_object_agg(p.id, p.quantity + coalesce((
        select sum(i.kept)::int from order_items i join orders o on o.city_id = i.city_id and o.id = i.order_id
        where i.city_id = p.city_id and i.product_id = p.id and o.status not in ('REJECTED', 'CANCELLED')), 0))
      from products p where p.city_id = $3 and p.id = any($1)) as quantities,
    (select json_object_agg(o.id, o.status) from orders o where o.city_id = $3 and o.id = any($2)) as statuses,
    (select count(*)::int from orders o join lateral (
        select sum(i.kept * i.price_paise) as price, sum(i.kept) as item_count from order_items i
        where i.city_id = o.city_id and i.order_id = o.id
      ) sums on true
      where o.city_id = $3 and (sums.price <> o.price_paise or sums.item_count <> o.item_count)) as wrong_amounts,
    (select count(*)::int from slot_days d where d.city_id = $3 and d.taken <> (
        select count(*) from orders o where o.city_id = d.city_id and o.window_id = d.window_id
        and o.slot_day = d.day and o.status not in ('REJECTED', 'CANCELLED'))) as wrong_places`;

/** Checks history and amounts as the customer sees them. */
async function expectToldRightly({ orders }: Model): Promise<void> {
  for (const { id, status } of orders) {
    const told: wire.Order = (await village.customer.get(`/customers/orders/${id}/`)).body;
    const sum = told.items.reduce((total, item) => total + Math.round(item.price * 100) * item.quantity, 0);
    expect([told.status, Math.round(told.price * 100)]).toEqual([status, sum]);
    expect(Math.round(told.amount * 100)).toBe(sum + Math.round(told.delivery_cost * 100));
    const steps = told.events.map((event) => event.status);
    expect(steps[0]).toBe('INITIATED');
    for (const [at, to] of steps.slice(1).entries()) {
      expect(orderMoves.some((row) => row[0] === steps[at] && row[3] === to)).toBe(true);
    }
  }
}

it('keeps its invariants under random actions [ORDER-8]', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 10, maxLength: 50, size: 'max' }), async (story) => {
      const model: Model = { quantities: new Map(), orders: [] };
      const { rows } = await testApp.database.pool.query(facts, [products, [], village.cityId]);
      for (const id of products) model.quantities.set(id, rows[0].quantities[String(id)]);
      for (const id of products) await setStock(model, id, 6);
      for (const what of story) {
        await happen(model, what);
        await expectSound(model);
      }
      await expectToldRightly(model);
    }),
    { numRuns: 20, interruptAfterTimeLimit: 15_000 },
  );
});
