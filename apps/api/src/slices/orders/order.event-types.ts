// Events about orders. Later slices handle them in the same transaction: see their `*.events.ts`. Some subscribe to all events in a
// table, such as notifications in `order-notifications.ts`.
import type { FailureReason } from '@haat/contract/give-back';
import type { WithdrawReason } from '@haat/contract/order-endings';
import type { Fulfilment, OrderAction, OrderRole } from '@haat/contract/order-machine';
import type { ReminderStep } from '@haat/contract/reminder-steps';
import type { LocalizedText } from '../../platform/localized-text.ts';

export interface OrderEvent {
  readonly orderId: number;
  readonly cityId: number;
  readonly shopId: number;
  readonly customerId: number;
  readonly fulfilment: Fulfilment;
  /** The deliverer after this event. Null after a release. */
  readonly delivererId: number | null;
  /** The deliverer before a release or a hand-over. */
  readonly previousDelivererId?: number | null;
  /** Null for a command from the terminal. */
  readonly actorId: number | null;
  readonly actorRole: OrderRole;
  /** Why the operator cancelled the order. */
  readonly reason?: string;
  /** Why the shop ended it. */
  readonly ending?: WithdrawReason;
  /** What the actor added. */
  readonly note?: string;
  /** Why nobody took it at the door. */
  readonly failure?: FailureReason;
  /** To which of the shop's changes the customer agreed. `wished`: those named at checkout. `offer`: to its offer for a list. */
  readonly proposal?: 'wished' | 'agree' | 'leave_out' | 'offer';
}

interface OrderPlaced extends OrderEvent {
  readonly retailerId: number;
  /** The standing order that placed it. */
  readonly standingId?: number;
  /** The customer agreed to what the shop offered for a list. */
  readonly isOffered?: true;
  /** What a standing order wanted and the shop hasn't enough of: 'Eggs: 6'. */
  readonly missing?: LocalizedText;
}

/** `weighed`: the order's amount in rupees, now and before. */
interface OrderWeighed extends OrderEvent {
  readonly weighed: { readonly now: number; readonly before: number };
}

interface OrderReminded extends OrderEvent {
  readonly step: ReminderStep;
}

/** An amount that its customer wants to owe to the shop. */
interface CreditAsked {
  readonly customerId: number;
  readonly shopId: number;
  readonly cityId: number;
  /** Null at checkout. Its old amount doesn't count beside the new one. */
  readonly orderId: number | null;
  /** With the delivery cost. */
  readonly amountPaise: number;
  /** For an order that the shop enters on the telephone, and for more of one that is on credit already. */
  readonly mayBeOnPaper: boolean;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** Published before an order is placed, paid or enlarged on credit. The credit slice throws to refuse it. */
    'credit.asked': CreditAsked;
    'order.placed': OrderPlaced;
    'order.accepted': OrderEvent;
    /** The shop suggests changes, and waits for the customer. */
    'order.proposed': OrderEvent;
    /** Nobody answered them in time. */
    'order.proposal_expired': OrderEvent;
    /** A step was taken, because nobody answers. */
    'order.reminded': OrderReminded;
    /** What loose goods weigh changed the sum. */
    'order.weighed': OrderWeighed;
    'order.rejected': OrderEvent;
    'order.cancelled': OrderEvent;
    'order.assigned': OrderEvent;
    'order.released': OrderEvent;
    'order.handed_over': OrderEvent;
    'order.delivery_failed': OrderEvent;
    'order.picked_up': OrderEvent;
    /** The shop has packed it. */
    'order.packed': OrderEvent;
    /** The customer may fetch it. */
    'order.ready': OrderEvent;
    'order.delivered': OrderEvent;
    'order.verified': OrderEvent;
    'order.completed': OrderEvent;
    /** Before these orders of one city are deleted. */
    'orders.archived': { readonly orderIds: readonly number[] };
  }
}

/** The event that each action publishes. Checkout publishes `order.placed` itself, and a failed delivery has its own. */
export const eventOfAction = {
  accept: 'order.accepted',
  agree: 'order.accepted',
  reject: 'order.rejected',
  withdraw: 'order.cancelled',
  cancel: 'order.cancelled',
  assign: 'order.assigned',
  release: 'order.released',
  hand_over: 'order.handed_over',
  give_back: 'order.released',
  picked_up: 'order.picked_up',
  delivered: 'order.delivered',
  verify: 'order.verified',
  completed: 'order.completed',
  ready: 'order.ready',
  hand_out: 'order.completed',
} as const satisfies Record<OrderAction, string>;
