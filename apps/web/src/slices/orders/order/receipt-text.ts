// A receipt as text, for the share sheet.
import type { SoldBy } from '@haat/contract/loose';
import type * as contract from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import { formatAmount, formatWeighed } from '../../../ui/format/amount.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatDayTime } from '../../../ui/format/time.ts';
import { orders } from '../orders.messages.ts';
import { money } from './money.messages.ts';
import { leftOutWords, refusedWords } from './refused-item.ts';

type Order = contract.Order;

interface ReceiptItem extends SoldBy {
  readonly id: number;
  readonly quantity: number;
  /** The price of one piece or step. */
  readonly price: number;
  /** What the line costs. */
  readonly amount: number;
  readonly weighed: number | null;
  readonly product: {
    readonly name: string;
    readonly local_name: string | null;
    readonly cover: { readonly cover: string } | null;
  };
}

/** A delivery, which nobody fetches, doesn't say how the goods come. */
export interface DeliveryFee extends Pick<Order, 'delivery_cost'>, Partial<Pick<Order, 'fulfilment'>> {}

/** What orders and deliveries know of a receipt. */
export interface ReceiptFacts
  extends Pick<
      Order,
      | 'id'
      | 'shop_name'
      | 'amount'
      | 'rejected_items'
      | 'left_out'
      | 'payment'
      | 'payments'
      | 'due'
      | 'rounding'
    >,
    DeliveryFee {
  readonly items: readonly ReceiptItem[];
  /** When it was completed. */
  readonly at: string;
}

export interface Line {
  readonly name: string;
  readonly amount: string;
}

/** None when the customer fetches the order. */
export const deliveryLines = ({ fulfilment, delivery_cost }: DeliveryFee): Line[] =>
  fulfilment === 'pick_up' ? [] : [{ name: orders.delivery, amount: formatRupees(delivery_cost) }];

const asText = ({ name, amount }: Line): string => `${name} ${amount}`;

/** What the payments leave of the total, or by how much they are above it. */
export const restLines = ({ rounding, due }: Pick<ReceiptFacts, 'rounding' | 'due'>): Line[] => [
  ...(rounding === 0 ? [] : [{ name: money.rounding, amount: formatRupees(rounding) }]),
  ...(due > 0 ? [{ name: money.due, amount: formatRupees(due) }] : []),
  ...(due < 0 ? [{ name: money.paidTooMuch, amount: formatRupees(-due) }] : []),
];

const paymentLine = ({ method, amount, reference, state }: Order['payments'][number]): string =>
  [
    `${money.methods[method]} ${formatRupees(amount)}`,
    ...(reference === null ? [] : [money.reference(reference)]),
    ...(method === 'upi' ? [money.states[state]] : []),
  ].join(' · ');

function weighedWords(item: ReceiptItem): string {
  const weighed = formatWeighed(item);
  return weighed ? ` (${orders.weighed(weighed)})` : '';
}

export function receiptText(facts: ReceiptFacts): string {
  const { id, shop_name, items, rejected_items, left_out, amount, payment, payments, at } = facts;
  return [
    `${money.receipt}: ${orders.title(id)}`,
    shop_name,
    formatDayTime(at),
    ...items.map(
      (item) =>
        `${formatAmount(item)} × ${shownName(item.product)}${weighedWords(item)} ${formatRupees(item.amount)}`,
    ),
    ...(rejected_items.length > 0 ? [orders.rejected, ...rejected_items.map(refusedWords)] : []),
    ...(left_out.length > 0 ? [orders.leftOut, ...left_out.map(leftOutWords)] : []),
    ...deliveryLines(facts).map(asText),
    `${orders.total} ${formatRupees(amount)}`,
    ...payments.map(paymentLine),
    ...restLines(facts).map(asText),
    // The payments of an older order are only in this sentence.
    ...(payment === null || payments.length > 0 ? [] : [payment]),
  ].join('\n');
}

/** A shop's or an operator's later answer to a payment is an event of the same status. */
const completedAt = (order: Pick<Order, 'events' | 'slot'>): string =>
  order.events.find(({ status }) => status === 'COMPLETED')?.at ?? order.slot.end;

export const receiptOf = (order: Order): ReceiptFacts => ({ ...order, at: completedAt(order) });
