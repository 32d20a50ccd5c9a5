// What happens to orders, told to later slices in the same transaction.
import type { OrderAction, OrderRole } from '@haat/contract/order-machine';

export interface OrderEvent {
  readonly orderId: number;
  readonly cityId: number;
  readonly shopId: number;
  readonly customerId: number;
  /** Who carries it now; after a release nobody does. */
  readonly delivererId: number | null;
  /** Who carried it until now: after a release and a hand-over. */
  readonly previousDelivererId?: number | null;
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly actorRole: OrderRole;
  /** Of an operator's cancellation. */
  readonly reason?: string;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'order.placed': OrderEvent;
    'order.accepted': OrderEvent;
    'order.rejected': OrderEvent;
    'order.cancelled': OrderEvent;
    'order.assigned': OrderEvent;
    'order.released': OrderEvent;
    'order.handed_over': OrderEvent;
    'order.picked_up': OrderEvent;
    'order.delivered': OrderEvent;
    'order.verified': OrderEvent;
    'order.completed': OrderEvent;
  }
}

/** The event that tells of an action. */
export const eventOfAction = {
  accept: 'order.accepted',
  reject: 'order.rejected',
  cancel: 'order.cancelled',
  assign: 'order.assigned',
  release: 'order.released',
  hand_over: 'order.handed_over',
  picked_up: 'order.picked_up',
  delivered: 'order.delivered',
  verify: 'order.verified',
  completed: 'order.completed',
} as const satisfies Record<OrderAction, string>;
