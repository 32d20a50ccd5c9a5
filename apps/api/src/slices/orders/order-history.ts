// The sentence that the history shows for each event of an order.
import type { OrderRole } from '@haat/contract/order-machine';
import { inEach, type Words } from '../../platform/words.ts';
import { isoInZone } from '../../platform/zoned-time.ts';
import { historyMessages, reasonMessages } from './history.messages.ts';
import type { EventDetails, OrderEventRow } from './order.queries.ts';

type DescribedEvent = Pick<OrderEventRow, 'action' | 'actorRole' | 'details'> & {
  /** What the deliverer in the event's details is called. Empty without one, or when the account is deleted. */
  readonly deliverer: Words;
};

export function describeEvent(event: DescribedEvent, shopName: string): Words {
  const { details, actorRole } = event;
  const deliverer = event.deliverer.en ? event.deliverer : historyMessages.aDeliverer;
  const sentences: Record<OrderEventRow['action'], () => Words> = {
    checkout: () => historyMessages.placed,
    phone: () => historyMessages.placedByPhone,
    propose: () => historyMessages.proposed(shopName),
    expire: () => historyMessages.expired,
    accept: () =>
      details.proposal ? historyMessages.acceptedAsWished(shopName) : historyMessages.accepted(shopName),
    agree: () => (details.proposal === 'leave_out' ? historyMessages.leftOut : historyMessages.agreed),
    reject: () => historyMessages.rejected(shopName),
    cancel: () => cancelled(actorRole, details.reason),
    assign: () =>
      actorRole === 'operator'
        ? historyMessages.assignedByOperator(deliverer)
        : historyMessages.assigned(deliverer),
    release: () => historyMessages.released,
    hand_over: () => historyMessages.handedOver(deliverer),
    picked_up: () => historyMessages.pickedUp(shopName),
    delivered: () => historyMessages.delivered,
    verify: () => checked(details.rejected ?? []),
    completed: () => completed(details.rejected),
  };
  return sentences[event.action]();
}

function cancelled(role: OrderRole, reason: string | undefined): Words {
  if (role === 'customer') return historyMessages.cancelledByCustomer;
  const { cancelledByOperator } = historyMessages;
  return reason ? historyMessages.withReason(cancelledByOperator, reason) : cancelledByOperator;
}

type Rejected = NonNullable<EventDetails['rejected']>;

function checked(rejected: Rejected): Words {
  return rejected.length === 0 ? historyMessages.allAccepted : historyMessages.refused(listOf(rejected));
}

/** `rejected`: what the deliverer told for a customer without a phone or network. */
function completed(rejected: Rejected | undefined): Words {
  if (!rejected) return historyMessages.completed;
  return rejected.length === 0
    ? historyMessages.completedAllAccepted
    : historyMessages.completedRefused(listOf(rejected));
}

/** 'Rice: 1 (damaged), Soap: 2'. */
const listOf = (rejected: Rejected): Words =>
  inEach((language) =>
    rejected
      .map(({ name, quantity, reason }) => {
        const why = reason ? ` (${reasonMessages[reason][language]})` : '';
        return `${name}: ${quantity}${why}`;
      })
      .join(', '),
  );

/** When a phone without a connection did it. Empty for what was sent at once. */
export const presentDoneAt = ({ doneAt }: EventDetails, timeZone: string): { done_at?: string } =>
  doneAt === undefined ? {} : { done_at: isoInZone(new Date(doneAt), timeZone) };
