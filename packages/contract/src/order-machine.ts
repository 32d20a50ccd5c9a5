// The state machine of an order. The server uses it to decide and to answer `allowed_actions`.

export const orderStatuses = [
  'INITIATED',
  'ACCEPTED',
  'ASSIGNED',
  'PICKED_UP',
  'DELIVERED',
  'VERIFIED',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderRoles = ['customer', 'retailer', 'deliverer', 'operator'] as const;
export type OrderRole = (typeof orderRoles)[number];

/** How the goods come to the customer: a deliverer brings them, or the customer fetches them at the shop. */
export const fulfilments = ['delivery', 'pick_up'] as const;
export type Fulfilment = (typeof fulfilments)[number];

export const orderActions = [
  'accept',
  'agree',
  'reject',
  'withdraw',
  'cancel',
  'assign',
  'release',
  'hand_over',
  'give_back',
  'picked_up',
  'delivered',
  'verify',
  'completed',
  'ready',
  'hand_out',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** A deliverer's actions on an assigned order, and the status after each. */
export const statusAfter = {
  picked_up: 'PICKED_UP',
  delivered: 'DELIVERED',
  completed: 'COMPLETED',
} as const satisfies Partial<Record<OrderAction, OrderStatus>>;
export type DeliveryAction = keyof typeof statusAfter;

export interface OrderTransition {
  readonly action: OrderAction;
  readonly role: OrderRole;
  readonly from: readonly OrderStatus[];
  /** `same`: the status stays. */
  readonly to: OrderStatus | 'same';
  /** Only while a failed delivery waits for an operator. */
  readonly afterFailure?: true;
  /** Only of orders that come in this way. */
  readonly fulfilment?: Fulfilment;
}

/** Agreeing answers a shop's proposal, so the order's status alone doesn't allow it. */
export type OwnAction = Exclude<OrderAction, 'agree'>;

/** Who may change an order from which status to which. The server also checks that the deliverer is the order's own. */
export const orderTransitions: readonly OrderTransition[] = [
  { action: 'accept', role: 'retailer', from: ['INITIATED'], to: 'ACCEPTED' },
  // The customer agrees to a shop's proposal, which the shop then has accepted.
  { action: 'agree', role: 'customer', from: ['INITIATED'], to: 'ACCEPTED' },
  { action: 'reject', role: 'retailer', from: ['INITIATED'], to: 'REJECTED' },
  { action: 'withdraw', role: 'retailer', from: ['ACCEPTED'], to: 'CANCELLED' },
  { action: 'cancel', role: 'customer', from: ['INITIATED'], to: 'CANCELLED' },
  { action: 'cancel', role: 'operator', from: ['INITIATED', 'ACCEPTED', 'ASSIGNED'], to: 'CANCELLED' },
  { action: 'cancel', role: 'operator', from: ['PICKED_UP'], to: 'CANCELLED', afterFailure: true },
  { action: 'ready', role: 'retailer', from: ['ACCEPTED'], to: 'same', fulfilment: 'pick_up' },
  { action: 'hand_out', role: 'retailer', from: ['ACCEPTED'], to: 'COMPLETED', fulfilment: 'pick_up' },
  { action: 'assign', role: 'deliverer', from: ['ACCEPTED'], to: 'ASSIGNED', fulfilment: 'delivery' },
  { action: 'assign', role: 'operator', from: ['ACCEPTED'], to: 'ASSIGNED', fulfilment: 'delivery' },
  { action: 'release', role: 'operator', from: ['ASSIGNED'], to: 'ACCEPTED' },
  {
    action: 'hand_over',
    role: 'operator',
    from: ['ASSIGNED', 'PICKED_UP', 'DELIVERED', 'VERIFIED'],
    to: 'same',
  },
  { action: 'picked_up', role: 'deliverer', from: ['ASSIGNED'], to: 'PICKED_UP' },
  { action: 'delivered', role: 'deliverer', from: ['PICKED_UP'], to: 'DELIVERED' },
  { action: 'verify', role: 'customer', from: ['DELIVERED'], to: 'VERIFIED' },
  { action: 'completed', role: 'deliverer', from: ['DELIVERED', 'VERIFIED'], to: 'COMPLETED' },
  { action: 'give_back', role: 'deliverer', from: ['ASSIGNED'], to: 'ACCEPTED' },
  // The delivery failed. The deliverer keeps the goods.
  { action: 'give_back', role: 'deliverer', from: ['PICKED_UP'], to: 'same' },
];

/** The status after checkout. Checkout sets it without a transition. */
export const initialOrderStatus: OrderStatus = 'INITIATED';

/** Previous orders have a final status. All others are active. */
export const previousOrderStatuses: readonly OrderStatus[] = ['COMPLETED', 'REJECTED', 'CANCELLED'];

/** Nobody got the goods. */
export const isEndedWithoutGoods = (status: OrderStatus): boolean =>
  status === 'REJECTED' || status === 'CANCELLED';

export const isActiveOrder = (status: OrderStatus): boolean => !previousOrderStatuses.includes(status);

/** What an action depends on besides the status. */
interface OrderFacts {
  /** A failed delivery waits for an operator. */
  readonly hasFailed?: boolean;
  readonly fulfilment?: Fulfilment;
}

const isPossible = (
  { from, afterFailure, fulfilment: only }: OrderTransition,
  status: OrderStatus,
  { hasFailed = false, fulfilment = 'delivery' }: OrderFacts,
) => from.includes(status) && (!afterFailure || hasFailed) && (!only || only === fulfilment);

/** The status after the action, or undefined when it isn't allowed. */
export function nextOrderStatus(
  status: OrderStatus,
  action: OrderAction,
  role: OrderRole,
  facts: OrderFacts = {},
): OrderStatus | undefined {
  const move = orderTransitions.find(
    (row) => row.action === action && row.role === role && isPossible(row, status, facts),
  );
  return move && (move.to === 'same' ? status : move.to);
}

/** Whether the action is only possible in a later status. */
export function isTooEarly(status: OrderStatus, action: OrderAction): boolean {
  const statuses = orderTransitions.flatMap((row) => (row.action === action ? row.from : []));
  const isLater = (other: OrderStatus) => orderStatuses.indexOf(other) > orderStatuses.indexOf(status);
  return isActiveOrder(status) && statuses.every(isLater);
}

/** The actions that this role may do now by itself, in the order of `orderTransitions`. */
export const allowedOrderActions = (
  status: OrderStatus,
  role: OrderRole,
  facts: OrderFacts = {},
): OwnAction[] =>
  orderTransitions
    .filter((row) => row.role === role && isPossible(row, status, facts))
    .map(({ action }) => action)
    .filter(isOwnAction);

const isOwnAction = (action: OrderAction): action is OwnAction => action !== 'agree';
export const ownActions: readonly OwnAction[] = orderActions.filter(isOwnAction);

/** While the goods are still in the shop, it packs and weighs them. */
export const isStillAtShop = (status: OrderStatus): boolean => status === 'ACCEPTED' || status === 'ASSIGNED';

/** What one may do about an order besides changing its status. */
export const besidesActions = ['propose', 'answer_proposal', 'pack', 'weigh'] as const;
export type AllowedAction = OwnAction | (typeof besidesActions)[number];
export const allowedActions: readonly AllowedAction[] = [...ownActions, ...besidesActions];
