// The history of orders: the events, oldest first, the sentence of each, and who ended an order.
import { rupeesOf } from '@haat/contract/money';
import type { WithdrawReason } from '@haat/contract/order-endings';
import type { OrderRole, OrderStatus } from '@haat/contract/order-machine';
import type { Ended } from '@haat/contract/order-shapes';
import { reminderSteps } from '@haat/contract/reminder-steps';
import { asc, eq, sql } from 'drizzle-orm';
import { eqId, inIds } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { nameWords } from '../../../platform/local-names.ts';
import { everywhere, inEach, type LocalizedText } from '../../../platform/localized-text.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { users } from '../../accounts/account.tables.ts';
import { shownName } from '../../accounts/index.ts';
import { looseWords } from '../../products/index.ts';
import type { EventDetails, OrderEventRow } from '../order-event.queries.ts';
import { orderEventNotes, orderEvents } from '../order-event.tables.ts';
import {
  endingMessages,
  giveBackHistory,
  giveBackMessages,
  handedMessages,
  historyMessages,
  pickUpCode,
  reasonMessages,
  reminderHistory,
} from './history.messages.ts';

const delivererId = sql`(${orderEvents.details} ->> 'delivererId')::bigint`;

export async function listHistoriesOf(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({
      event: orderEvents,
      note: orderEventNotes.note,
      firstName: users.firstName,
      lastName: users.lastName,
      number: users.number,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, delivererId))
    .leftJoin(orderEventNotes, eqId(orderEventNotes.eventId, orderEvents.id))
    .where(inIds(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ event, note, ...deliverer }) => ({ ...event, note, deliverer: shownName(deliverer) }));
}

export type HistoryEvent = Awaited<ReturnType<typeof listHistoriesOf>>[number];

type DescribedEvent = Pick<OrderEventRow, 'action' | 'actorRole' | 'details' | 'toStatus'> & {
  /** What the deliverer in the event's details is called. Empty without one, or when the account is deleted. */
  readonly deliverer: LocalizedText;
  /** What the shop or the deliverer added. */
  readonly note: string | null;
};

export function describeEvent(event: DescribedEvent, shopName: string, reader: OrderRole): LocalizedText {
  const { details, actorRole } = event;
  const deliverer = event.deliverer.en ? event.deliverer : historyMessages.aDeliverer;
  const sentences: Record<OrderEventRow['action'], () => LocalizedText> = {
    checkout: () => historyMessages.placed,
    phone: () => historyMessages.placedByPhone,
    standing: () => historyMessages.placedByStanding,
    list: () => historyMessages.placedByList,
    propose: () => historyMessages.proposed(shopName),
    expire: () => historyMessages.expired,
    weigh: () => historyMessages.weighed(shopName, details.weighed),
    accept: () =>
      details.proposal ? historyMessages.acceptedAsWished(shopName) : historyMessages.accepted(shopName),
    agree: () => agreed(details.proposal),
    reject: () => endedByShop(historyMessages.rejected(shopName), event),
    withdraw: () => endedByShop(historyMessages.withdrawn(shopName), event),
    cancel: () => cancelled(actorRole, details.reason),
    assign: () =>
      actorRole === 'operator'
        ? historyMessages.assignedByOperator(deliverer)
        : historyMessages.assigned(deliverer),
    release: () => historyMessages.released,
    give_back: () => gaveBack({ ...event, deliverer }, reader),
    remind_shop: () => reminderHistory.remindShop(shopName),
    sms_shop: () => reminderHistory.smsShop(shopName, details.sms ?? 0),
    tell_operator: () => reminderHistory.tellOperator(shopName),
    tell_customer: () => reminderHistory.tellCustomer(shopName),
    remind_deliverers: () => reminderHistory.remindDeliverers,
    tell_operator_request: () => reminderHistory.tellOperatorRequest,
    hand_over: () => historyMessages.handedOver(deliverer),
    picked_up: () => historyMessages.pickedUp(shopName),
    delivered: () => delivered(details.handed),
    verify: () => checked(details.rejected ?? []),
    completed: () => completed(details.rejected),
    ready: () => historyMessages.ready,
    hand_out: () => handedOut(details, shopName),
    deny_payment: () => denied(actorRole, rupeesOf(details.paise ?? 0), shopName),
    confirm_payment: () => historyMessages.cameLate(rupeesOf(details.paise ?? 0)),
  };
  return sentences[event.action]();
}

/** Only the shop and operators read the note, and who gave the order back. */
function gaveBack({ toStatus, details, deliverer, note }: DescribedEvent, reader: OrderRole): LocalizedText {
  const why = details.gaveBack ? giveBackMessages[details.gaveBack] : everywhere('');
  if (reader === 'customer') {
    return toStatus === 'ACCEPTED' ? historyMessages.released : giveBackHistory.failed(why);
  }
  const what =
    toStatus === 'ACCEPTED' ? giveBackHistory.gaveBack(deliverer, why) : giveBackHistory.failed(why);
  return note ? historyMessages.withReason(what, everywhere(note)) : what;
}

function agreed(proposal: EventDetails['proposal']): LocalizedText {
  if (proposal === 'offer') return historyMessages.agreedToOffer;
  return proposal === 'leave_out' ? historyMessages.leftOut : historyMessages.agreed;
}

function endedByShop(what: LocalizedText, { details, note }: DescribedEvent): LocalizedText {
  const why = endingWords(details.ending, note);
  return why ? historyMessages.withReason(what, why) : what;
}

/** A customer reads of one step alone: that the shop has not answered. */
export const isSeenBy =
  (reader: OrderRole | null) =>
  ({ action }: Pick<OrderEventRow, 'action'>): boolean =>
    reader !== 'customer' || action === 'tell_customer' || !reminderSteps.some((step) => step === action);

/** Whether the customer was told that the shop has not answered, and it hasn't since. */
export const isUnanswered = (
  status: OrderStatus,
  events: readonly Pick<OrderEventRow, 'action'>[],
): boolean =>
  status === 'INITIATED' &&
  events.findLast(({ action }) => action === 'tell_customer' || action === 'propose')?.action ===
    'tell_customer';

function cancelled(role: OrderRole, reason: string | undefined): LocalizedText {
  if (role === 'customer') return historyMessages.cancelledByCustomer;
  const { cancelledByOperator } = historyMessages;
  return reason ? historyMessages.withReason(cancelledByOperator, everywhere(reason)) : cancelledByOperator;
}

const delivered = (handed: EventDetails['handed']): LocalizedText =>
  handed ? historyMessages.deliveredHow(handedMessages[handed]) : historyMessages.delivered;

function handedOut({ handed, rejected = [] }: EventDetails, shopName: string): LocalizedText {
  const what = handed
    ? historyMessages.handedOutHow(shopName, handed === 'code' ? pickUpCode : handedMessages[handed])
    : historyMessages.handedOut(shopName);
  return rejected.length === 0 ? what : historyMessages.handedOutRefused(what, listOf(rejected));
}

/** Who says that a payment did not come. The customer had claimed it before. */
function denied(role: OrderRole, rupees: number, shopName: string): LocalizedText {
  if (role === 'customer') return historyMessages.claimWithdrawn(rupees);
  return role === 'operator'
    ? historyMessages.deniedByOperator(rupees)
    : historyMessages.denied(shopName, rupees);
}

type Rejected = NonNullable<EventDetails['rejected']>;

function checked(rejected: Rejected): LocalizedText {
  return rejected.length === 0 ? historyMessages.allAccepted : historyMessages.refused(listOf(rejected));
}

/** `rejected`: what the deliverer told for a customer without a phone or network. */
function completed(rejected: Rejected | undefined): LocalizedText {
  if (!rejected) return historyMessages.completed;
  return rejected.length === 0
    ? historyMessages.completedAllAccepted
    : historyMessages.completedRefused(listOf(rejected));
}

/** 'Rice: 1 (damaged), Potato: 500 g'. */
const listOf = (rejected: Rejected): LocalizedText =>
  inEach((language) =>
    rejected
      .map(({ name, names = {}, quantity, amount, reason }) => {
        const why = reason ? ` (${reasonMessages[reason][language]})` : '';
        return `${nameWords({ name, names })[language]}: ${amount ? looseWords(amount)[language] : quantity}${why}`;
      })
      .join(', '),
  );

/** When a phone without a connection did it. Empty for what was sent at once. */
export const presentDoneAt = ({ doneAt }: EventDetails, timeZone: string): { done_at?: string } =>
  doneAt === undefined ? {} : { done_at: isoInZone(new Date(doneAt), timeZone) };

/** A note says more than 'another reason'. Undefined without both. */
export function endingWords(
  reason: WithdrawReason | undefined,
  note: string | null | undefined,
): LocalizedText | undefined {
  if (reason === undefined || (reason === 'other' && note)) return note ? everywhere(note) : undefined;
  const why = endingMessages[reason];
  return note ? inEach((language) => `${why[language]}, ${note}`) : why;
}

type Event = Pick<HistoryEvent, 'toStatus' | 'actorRole' | 'details' | 'note'>;

export function presentEnded(events: readonly Event[]): Ended {
  const end = events.find(({ toStatus }) => toStatus === 'REJECTED' || toStatus === 'CANCELLED');
  // A deliverer ends no order.
  if (!end || end.actorRole === 'deliverer') return null;
  const { actorRole: by, details, note } = end;
  return by === 'operator'
    ? { by, reason: 'other', note: details.reason ?? null }
    : { by, reason: details.ending ?? null, note };
}
