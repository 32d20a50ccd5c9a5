// The status of a delivery after the actions that wait on the phone.
import { nextOrderStatus, type OrderAction, type OrderStatus } from '@haat/contract/order-machine';

/** Actions that are no longer possible don't count. */
export const statusAhead = (status: OrderStatus, waiting: readonly OrderAction[]): OrderStatus =>
  waiting.reduce((now, action) => nextOrderStatus(now, action, 'deliverer') ?? now, status);
