import { describe, expect, it } from 'vitest';
import { orderMoves, pickUpMoves } from './order-machine.cases.ts';
import {
  allowedOrderActions,
  initialOrderStatus,
  isActiveOrder,
  nextOrderStatus,
  orderActions,
  orderRoles,
  orderStatuses,
} from './order-machine.ts';

const cells = orderStatuses.flatMap((status) =>
  orderActions.flatMap((action) => orderRoles.map((role) => [status, action, role] as const)),
);

/** Those that an order to fetch can have. */
const pickUpStatuses = new Set(['INITIATED', 'ACCEPTED', 'COMPLETED', 'REJECTED', 'CANCELLED']);

const expected = (status: string, action: string, role: string) =>
  orderMoves.find((move) => move[0] === status && move[1] === action && move[2] === role)?.[3];

describe('the order machine', () => {
  it('has every status, action and role [ORDER-1]', () => {
    expect(orderStatuses).toHaveLength(9);
    expect(orderActions).toHaveLength(15);
    expect(orderRoles).toHaveLength(4);
    expect(new Set(cells.map(String)).size).toBe(540);
  });

  it.each(cells)('%s · %s · %s [ORDER-2, ORDER-7]', (status, action, role) => {
    const next = expected(status, action, role);
    expect(nextOrderStatus(status, action, role)).toBe(next);
    // Agreeing needs a proposal, so the status alone doesn't allow it.
    const isAllowed = allowedOrderActions(status, role).some((allowed) => allowed === action);
    expect(isAllowed).toBe(next !== undefined && action !== 'agree');
  });

  it.each(cells)('%s · %s · %s of an order to fetch [PICKUP-7]', (status, action, role) => {
    if (!pickUpStatuses.has(status)) return;
    const next = pickUpMoves.find(
      ([from, what, who]) => from === status && what === action && who === role,
    )?.[3];
    expect(nextOrderStatus(status, action, role, { fulfilment: 'pick_up' })).toBe(next);
    const allowed = allowedOrderActions(status, role, { fulfilment: 'pick_up' });
    expect(allowed.some((one) => one === action)).toBe(next !== undefined && action !== 'agree');
  });

  it('lets the operator cancel a picked-up order only after a failed delivery [SILENT-13]', () => {
    expect(nextOrderStatus('PICKED_UP', 'cancel', 'operator')).toBeUndefined();
    expect(nextOrderStatus('PICKED_UP', 'cancel', 'operator', { hasFailed: true })).toBe('CANCELLED');
    expect(allowedOrderActions('PICKED_UP', 'operator')).toEqual(['hand_over']);
    expect(allowedOrderActions('PICKED_UP', 'operator', { hasFailed: true })).toEqual([
      'cancel',
      'hand_over',
    ]);
    expect(nextOrderStatus('DELIVERED', 'cancel', 'operator', { hasFailed: true })).toBeUndefined();
  });

  it('begins at Initiated, and ends where no action is possible [ORDER-1, ORDER-4]', () => {
    expect(initialOrderStatus).toBe('INITIATED');
    const atRest = orderStatuses.filter((status) =>
      orderRoles.every((role) => allowedOrderActions(status, role).length === 0),
    );
    expect(atRest).toEqual(['COMPLETED', 'REJECTED', 'CANCELLED']);
    expect(orderStatuses.filter((status) => !isActiveOrder(status))).toEqual(atRest);
  });

  it('has each action once per role', () => {
    for (const status of orderStatuses) {
      for (const role of orderRoles) {
        const actions = allowedOrderActions(status, role);
        expect(new Set(actions).size).toBe(actions.length);
      }
    }
  });
});
