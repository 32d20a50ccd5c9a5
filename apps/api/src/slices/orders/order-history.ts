// The sentence that the history shows for each event of an order.
import type { OrderAction, OrderRole } from '@haat/contract/order-machine';
import type { OrderEventRow } from './order.queries.ts';

type DescribedEvent = Pick<OrderEventRow, 'action' | 'actorRole' | 'details'> & {
  /** Full name of the deliverer in the event's details. Empty without one, or when the account is deleted. */
  readonly deliverer: string;
};

export function describeEvent(event: DescribedEvent, shopName: string): string {
  const { details, actorRole } = event;
  const deliverer = event.deliverer || 'A deliverer';
  const sentences: Record<OrderAction | 'checkout', () => string> = {
    checkout: () => 'Order placed',
    accept: () => `${shopName} accepted`,
    reject: () => `${shopName} rejected`,
    cancel: () => cancelled(actorRole, details.reason),
    assign: () => `${deliverer} accepted the delivery`,
    release: () => 'Waiting for another deliverer',
    hand_over: () => `Handed over to ${deliverer}`,
    picked_up: () => `Picked up at ${shopName}`,
    delivered: () => 'Delivered to the door',
    verify: () => checked(details.rejected ?? []),
    completed: () => 'Completed',
  };
  return sentences[event.action]();
}

function cancelled(role: OrderRole, reason: string | undefined): string {
  if (role === 'customer') return 'Cancelled by the customer';
  return reason ? `Cancelled by the operator: ${reason}` : 'Cancelled by the operator';
}

function checked(rejected: readonly { name: string; quantity: number }[]): string {
  if (rejected.length === 0) return 'Checked at the door: everything accepted';
  const named = rejected.map(({ name, quantity }) => `${name}: ${quantity}`).join(', ');
  return `Checked at the door. Refused: ${named}`;
}
