// A whole order, as its customer and its retailer see it, with what they may do about it now.
import type { Language } from '@haat/contract/languages';
import {
  type AllowedAction,
  allowedOrderActions,
  type Fulfilment,
  isActiveOrder,
  isStillAtShop,
  type OrderRole,
  type OrderStatus,
} from '@haat/contract/order-machine';
import type * as wire from '@haat/contract/orders';
import { readPaymentSentence } from '@haat/contract/payment-sentence';
import type { ProposalState } from '@haat/contract/proposal-machine';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database.ts';
import { isoInZone } from '../../../platform/zoned-time.ts';
import { cities, users } from '../../accounts/account.tables.ts';
import { shops, shopTypes } from '../../shops/shop.tables.ts';
import { codeRuleOf } from '../door/deliver-order.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import {
  type ProposalOfOrder,
  presentLeftOut,
  presentProposal,
  stateOf,
} from '../proposals/proposal.views.ts';
import {
  covers,
  customers,
  failureColumns,
  headColumns,
  presentFailure,
  presentHead,
  retailers,
  typeCovers,
} from './order-head.views.ts';
import {
  describeEvent,
  type HistoryEvent,
  isSeenBy,
  isUnanswered,
  presentDoneAt,
  presentEnded,
} from './order-history.views.ts';
import { type ItemOfOrder, presentItems, presentRejected } from './order-items.views.ts';
import {
  moneyColumns,
  type PaymentOfOrder,
  presentMoney,
  presentRefund,
  type RefundRead,
} from './order-payments.views.ts';

/** What `presentAddress` needs of an order. */
export const addressColumns = {
  receiver: orders.receiver,
  receiverNumber: orders.receiverNumber,
  address: orders.address,
  latitude: orders.latitude,
  longitude: orders.longitude,
  hasPin: orders.hasPin,
  landmark: orders.landmark,
  photoId: orders.photoId,
  voiceNoteId: orders.voiceNoteId,
};

const pageColumns = {
  ...headColumns,
  customerId: orders.customerId,
  customerFirstName: customers.firstName,
  customerLastName: customers.lastName,
  customerNumber: customers.number,
  shopId: orders.shopId,
  shopAddress: shops.address,
  shopLatitude: shops.latitude,
  shopLongitude: shops.longitude,
  additionalDetails: orders.additionalDetails,
  payment: orders.payment,
  ...moneyColumns,
  hasRefunds: orders.hasRefunds,
  ...failureColumns,
  proofId: orders.proofId,
  ifMissing: orders.ifMissing,
  hasProposal: orders.hasProposal,
  ...addressColumns,
  deliveryCode: orders.deliveryCode,
  codeRule: cities.deliveryCode,
  codeTries: orders.codeTries,
};

export type OrderPage = Awaited<ReturnType<typeof selectPages>>[number];

export const selectPages = (db: Db) =>
  db
    .select(pageColumns)
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(retailers, eq(retailers.id, shops.retailerId))
    .innerJoin(shopTypes, eq(shopTypes.id, shops.typeId))
    .leftJoin(covers, eq(covers.id, shops.imageId))
    .leftJoin(typeCovers, eq(typeCovers.id, shopTypes.imageId))
    .innerJoin(cities, eq(cities.id, orders.cityId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(users, eq(users.id, orders.delivererId));

export interface PageParts {
  readonly items: readonly ItemOfOrder[];
  readonly events: readonly Pick<
    HistoryEvent,
    'at' | 'toStatus' | 'action' | 'actorRole' | 'details' | 'deliverer' | 'note'
  >[];
  /** The last one. Undefined before the first. */
  readonly proposal: ProposalOfOrder | undefined;
  readonly payments: readonly PaymentOfOrder[] | undefined;
  readonly refunds: readonly RefundRead[] | undefined;
  /** Null: they may do nothing. */
  readonly role: OrderRole | null;
  readonly language: Language;
  readonly now: Date;
}

export const presentPage = (
  page: OrderPage,
  { items, events, proposal, payments, refunds = [], role, language, now }: PageParts,
): wire.Order => ({
  ...presentHead(page),
  ...(role === 'customer' ? {} : presentCustomer(page, hasNumbers(events, now))),
  items: presentItems(items, language),
  rejected_items: presentRejected(items, language),
  left_out: presentLeftOut(proposal, items, language),
  additional_details: page.additionalDetails,
  payment: page.payment && readPaymentSentence(page.payment, language),
  ...presentMoney(page, payments),
  refunds: refunds
    .filter(({ source }) => role === 'customer' || source === 'shop')
    .map((refund) => presentRefund(refund, page.timeZone)),
  if_missing: page.ifMissing,
  proposal: proposal ? presentProposal(proposal, { now, timeZone: page.timeZone, language }) : null,
  shop: {
    id: page.shopId,
    name: page.shopName,
    address: page.shopAddress,
    latitude: page.shopLatitude,
    longitude: page.shopLongitude,
  },
  address: hasAddress(page)
    ? { ...presentAddress(page), ...(role !== 'customer' && !hasNumbers(events, now) && { number: null }) }
    : null,
  is_unanswered: isUnanswered(page.status, events),
  failed_delivery: presentFailure(page),
  proof: page.proofId,
  ended: presentEnded(events),
  delivery_code: role === 'customer' ? shownCode(page) : null,
  code_rule: role !== 'customer' && page.fulfilment === 'pick_up' ? codeRuleOf(page) : null,
  allowed_actions: allowedActions(page, role, {
    proposal: proposal && stateOf(proposal, now),
    hasLoose: items.some(({ isLoose, ordered }) => isLoose && ordered > 0),
  }),
  events: events.filter(isSeenBy(role)).map((event) => ({
    at: isoInZone(event.at, page.timeZone),
    status: event.toStatus,
    text: describeEvent(event, page.shopName, role ?? 'retailer')[language],
    ...presentDoneAt(event.details, page.timeZone),
  })),
});

const presentCustomer = (
  { customerFirstName: first_name, customerLastName: last_name, customerNumber: number }: OrderPage,
  hasNumber: boolean,
): Pick<wire.Order, 'customer_first_name' | 'customer'> => ({
  customer_first_name: first_name,
  customer: { first_name, last_name, number: hasNumber ? number : null },
});

/** How long the shop sees the phone numbers of an order that has ended. */
const numbersMs = 7 * 24 * 60 * 60 * 1000;

function hasNumbers(events: PageParts['events'], now: Date): boolean {
  const end = events.find(({ toStatus }) => !isActiveOrder(toStatus));
  return !end || now.getTime() - end.at.getTime() < numbersMs;
}

/** When its customer needs the code. */
const codeStatuses: Readonly<Record<Fulfilment, readonly OrderStatus[]>> = {
  delivery: ['ASSIGNED', 'PICKED_UP'],
  pick_up: ['ACCEPTED'],
};

/** For the customer alone. */
const shownCode = ({ status, fulfilment, deliveryCode, codeRule }: OrderPage): string | null =>
  codeRule !== 'off' && codeStatuses[fulfilment].includes(status) ? deliveryCode : null;

/** An order to fetch needs none. */
export const hasAddress = ({ fulfilment, address }: Pick<OrderRow, 'fulfilment' | 'address'>): boolean =>
  fulfilment === 'delivery' || address !== '';

export const presentAddress = (row: Pick<OrderPage, keyof typeof addressColumns>) => ({
  receiver: row.receiver,
  number: row.receiverNumber,
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  has_pin: row.hasPin,
  landmark: row.landmark,
  photo: row.photoId,
  voice_note: row.voiceNoteId,
});

/** Without a role they may do nothing. `proposal` is the state of the last one. */
function allowedActions(
  { status, fulfilment }: OrderPage,
  role: OrderRole | null,
  { proposal, hasLoose }: { readonly proposal: ProposalState | undefined; readonly hasLoose: boolean },
): AllowedAction[] {
  if (role === null) return [];
  const moves = allowedOrderActions(status, role, { fulfilment });
  if (role === 'retailer' && isStillAtShop(status))
    return [...moves, 'pack', ...(hasLoose ? (['weigh'] as const) : [])];
  if (status !== 'INITIATED') return moves;
  if (role === 'retailer') return [...moves, 'propose'];
  return role === 'customer' && proposal === 'open' ? [...moves, 'answer_proposal'] : moves;
}
