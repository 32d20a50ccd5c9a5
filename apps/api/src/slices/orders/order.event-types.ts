// Events about orders. Later slices handle them in the same transaction.
import type { OrderAction, OrderRole } from '@haat/contract/order-machine';

export interface OrderEvent {
  readonly orderId: number;
  readonly cityId: number;
  readonly shopId: number;
  readonly customerId: number;
  /** The deliverer after this event. Null after a release. */
  readonly delivererId: number | null;
  /** The deliverer before a release or a hand-over. */
  readonly previousDelivererId?: number | null;
  /** Null for a command from the terminal. */
  readonly actorId: number | null;
  readonly actorRole: OrderRole;
  /** Why the operator cancelled the order. */
  readonly reason?: string;
  /** To which of the shop's changes the customer agreed. `wished`: those named at checkout. */
  readonly proposal?: 'wished' | 'agree' | 'leave_out';
}

interface OrderPlaced extends OrderEvent {
  readonly retailerId: number;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'order.placed': OrderPlaced;
    'order.accepted': OrderEvent;
    /** The shop suggests changes, and waits for the customer. */
    'order.proposed': OrderEvent;
    /** Nobody answered them in time. */
    'order.proposal_expired': OrderEvent;
    'order.rejected': OrderEvent;
    'order.cancelled': OrderEvent;
    'order.assigned': OrderEvent;
    'order.released': OrderEvent;
    'order.handed_over': OrderEvent;
    'order.picked_up': OrderEvent;
    'order.delivered': OrderEvent;
    'order.verified': OrderEvent;
    'order.completed': OrderEvent;
    /** Before these orders of one city are deleted. */
    'orders.archived': { readonly orderIds: readonly number[] };
  }
}

/** The event that each action publishes. Checkout publishes `order.placed` itself. */
export const eventOfAction = {
  accept: 'order.accepted',
  agree: 'order.accepted',
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
