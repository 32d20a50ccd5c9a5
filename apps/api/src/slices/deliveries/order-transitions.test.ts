// Every status × action × role, through the API, or through commands where there is no route yet. Compared with the same
// hand-written table as the contract's state machine.
import { orderNumber } from '@haat/contract/city-ids';
import {
  type OrderRole,
  type OrderStatus,
  type OwnAction,
  orderRoles,
  orderStatuses,
  ownActions,
} from '@haat/contract/order-machine';
import { orderMoves } from '@haat/contract/order-machine.cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import type { Client, TestAnswer } from '../../testing/client.ts';
import { orderIn, type PlacedOrder } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCustomer, makeDelivererClient, makeVillage, type Village } from '../../testing/village.ts';
import { assignByOperator, cancelByOperator, handOverOrder, releaseOrder } from '../orders/index.ts';

let testApp: TestApp;
let village: Village;
let persons: Record<Exclude<OrderRole, 'operator'>, Client>;
let successor: Client;
let stranger: Client;

beforeAll(async () => {
  testApp = await createTestApp();
  village = await makeVillage(testApp);
  persons = village;
  successor = await makeDelivererClient(testApp, village.cityId);
  stranger = await makeCustomer(testApp, village.cityId);
});
afterAll(() => testApp.close());

/** Refusals don't change an order, so one order of each status is enough. */
const resting = new Map<OrderStatus, Promise<PlacedOrder>>();

function restingOrder(status: OrderStatus): Promise<PlacedOrder> {
  const known = resting.get(status);
  if (known) return known;
  const making = status === 'CANCELLED' ? cancelledLate() : orderIn(village, status);
  resting.set(status, making);
  return making;
}

/** Cancelled after it was assigned, so that it has a delivery. */
async function cancelledLate(): Promise<PlacedOrder> {
  const placed = await orderIn(village, 'ASSIGNED');
  await asOperator('cancel', placed.order.id);
  return placed;
}

const noSuchId = 9_999_999;

const calls: Record<
  Exclude<OwnAction, 'release' | 'hand_over'>,
  (who: Client, placed: PlacedOrder) => Promise<TestAnswer>
> = {
  accept: (who, { order }) => who.post(`/shops/orders/${order.id}/accept/`),
  reject: (who, { order }) => who.post(`/shops/orders/${order.id}/reject/`),
  withdraw: (who, { order }) => who.post(`/shops/orders/${order.id}/withdraw/`, { reason: 'closed' }),
  cancel: (who, { order }) => who.post(`/customers/orders/${order.id}/cancel/`),
  verify: (who, { order }) => who.post(`/customers/orders/${order.id}/verified/`, { items: [] }),
  assign: (who, { deliveryId = noSuchId }) => who.post(`/deliveries/requests/${deliveryId}/accept/`),
  give_back: (who, { deliveryId = noSuchId, order }) =>
    who.post(`/deliveries/${deliveryId}/give_back/`, {
      reason: order.status === 'PICKED_UP' ? 'nobody_there' : 'other',
    }),
  picked_up: (who, { deliveryId = noSuchId }) => who.post(`/deliveries/${deliveryId}/picked_up/`),
  delivered: (who, { deliveryId = noSuchId }) => who.post(`/deliveries/${deliveryId}/delivered/`),
  ready: (who, { order }) => who.post(`/shops/orders/${order.id}/ready/`),
  hand_out: (who, { order }) => who.post(`/shops/orders/${order.id}/hand_out/`, {}),
  completed: (who, { deliveryId = noSuchId }) =>
    who.post(`/deliveries/${deliveryId}/completed/`, { payment: 'Cash' }),
};

async function asOperator(
  action: 'assign' | 'cancel' | 'release' | 'hand_over',
  orderId: number,
): Promise<string> {
  const { operatorId } = village;
  const commands: Record<typeof action, (tx: Tx) => Promise<void>> = {
    assign: (tx) => assignByOperator(tx, operatorId, { orderId, delivererId: successor.userId }),
    cancel: (tx) => cancelByOperator(tx, operatorId, { orderId, reason: 'Flood' }),
    release: (tx) => releaseOrder(tx, operatorId, { orderId }),
    hand_over: (tx) => handOverOrder(tx, operatorId, { orderId, delivererId: successor.userId }),
  };
  try {
    await testApp.database.inTx(commands[action]);
    return 'done';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** `done` or the code of the refusal. Undefined when this role has no such call. */
async function attempt(action: OwnAction, role: OrderRole, placed: PlacedOrder): Promise<string | undefined> {
  const isOfOperators =
    action === 'assign' || action === 'cancel' || action === 'release' || action === 'hand_over';
  if (role === 'operator' && isOfOperators) return asOperator(action, placed.order.id);
  if (action === 'release' || action === 'hand_over') return undefined;
  const { status, body } = await calls[action](role === 'operator' ? stranger : persons[role], placed);
  return status === 200 ? 'done' : String(body.code);
}

const statusOf = async ({ order }: PlacedOrder): Promise<OrderStatus> =>
  (await village.customer.get(`/customers/orders/${order.id}/`)).body.status;

const owners: Record<OwnAction, readonly OrderRole[]> = {
  accept: ['retailer'],
  reject: ['retailer'],
  withdraw: ['retailer'],
  cancel: ['customer', 'operator'],
  verify: ['customer'],
  assign: ['deliverer', 'operator'],
  give_back: ['deliverer'],
  picked_up: ['deliverer'],
  delivered: ['deliverer'],
  completed: ['deliverer'],
  ready: ['retailer'],
  hand_out: ['retailer'],
  release: ['operator'],
  hand_over: ['operator'],
};

const conflicts: Record<OwnAction, string> = {
  accept: 'order.cannot_accept',
  reject: 'order.cannot_reject',
  withdraw: 'order.cannot_withdraw',
  cancel: 'order.cannot_cancel',
  verify: 'order.cannot_verify',
  assign: 'delivery.taken',
  give_back: 'delivery.cannot_give_back',
  picked_up: 'delivery.cannot_pick_up',
  delivered: 'delivery.cannot_deliver',
  completed: 'delivery.cannot_complete',
  ready: 'order.cannot_hand_out',
  hand_out: 'order.cannot_hand_out',
  release: 'delivery.cannot_release',
  hand_over: 'delivery.cannot_hand_over',
};

/** A repeat of the action that led to the current status: answered, changes nothing. */
const repeats = new Set([
  'ASSIGNED assign deliverer',
  'PICKED_UP picked_up deliverer',
  'DELIVERED delivered deliverer',
  'COMPLETED completed deliverer',
  'CANCELLED cancel operator',
]);

const isNobodysDelivery = (status: OrderStatus, action: OwnAction): boolean =>
  ['INITIATED', 'REJECTED'].includes(status) ||
  (status === 'ACCEPTED' && action !== 'assign') ||
  (status === 'CANCELLED' && action === 'assign');

/** An operator reads that the order can't be given to anybody, because nobody has taken it. */
const neverTaken = new Set<OrderStatus>(['INITIATED', 'REJECTED', 'CANCELLED']);

function refusalOf(status: OrderStatus, action: OwnAction, role: OrderRole): string | undefined {
  if (!owners[action].includes(role)) {
    if (action === 'release' || action === 'hand_over') return undefined;
    return owners[action].includes('customer') ? 'not_found' : 'role.required';
  }
  if (repeats.has(`${status} ${action} ${role}`)) return 'done';
  if (role === 'operator' && action === 'assign' && neverTaken.has(status)) return conflicts.hand_over;
  return role === 'deliverer' && isNobodysDelivery(status, action) ? 'not_found' : conflicts[action];
}

const cells = orderStatuses.flatMap((status) =>
  ownActions.flatMap((action) => orderRoles.map((role) => [status, action, role] as const)),
);

/** Agreeing to a proposal has tests of its own. */
const ownMoves = orderMoves.flatMap(([from, action, role, to]) =>
  action === 'agree' ? [] : [[from, action, role, to] as const],
);

const moveOf = (status: OrderStatus, action: OwnAction, role: OrderRole) =>
  orderMoves.find(([from, act, who]) => from === status && act === action && who === role);

it.each([
  ['completed', 'deliverer', 'PICKED_UP', 'is picked up and can’t be marked as completed yet'],
  ['delivered', 'deliverer', 'ASSIGNED', 'is assigned and can’t be marked as delivered yet'],
  ['verify', 'customer', 'INITIATED', 'is initiated and can’t be verified yet'],
  ['verify', 'customer', 'VERIFIED', 'is verified and can no longer be verified'],
  ['cancel', 'customer', 'ACCEPTED', 'is accepted and can no longer be cancelled'],
] as const)('%s by the %s at %s: the order %s [ORDER-46]', async (action, role, status, words) => {
  const placed = await restingOrder(status);
  const { body } = await calls[action](persons[role], placed);
  expect(body.detail).toBe(`Order ${orderNumber(placed.order.id)} ${words}. Reload it.`);
});

describe('every allowed transition happens', () => {
  it.each(ownMoves)('%s · %s · %s → %s [WHO-6, ORDER-4]', async (status, action, role, to) => {
    const placed = await orderIn(village, status);
    expect(await attempt(action, role, placed)).toBe('done');
    expect(await statusOf(placed)).toBe(to);
  });
});

describe('every other action is refused and changes nothing [ERR-8, ERR-9]', () => {
  it.each(cells.filter((cell) => !moveOf(...cell)))(
    '%s · %s · %s [WHO-5, ORDER-7]',
    async (status, action, role) => {
      const placed = await restingOrder(status);
      const before = (await village.customer.get(`/customers/orders/${placed.order.id}/`)).body;
      expect(await attempt(action, role, placed)).toBe(refusalOf(status, action, role));
      expect((await village.customer.get(`/customers/orders/${placed.order.id}/`)).body).toEqual(before);
      expect(before.status).toBe(status);
    },
  );
});
