// What the customer paid for an order that ended without its goods, and whether it comes back.

import { paiseOf, rupeesOf } from '@haat/contract/money';
import { isEndedWithoutGoods } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import { Note } from '../../../ui/feedback/note.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PaymentList } from '../../orders/index.ts';
import { payments as words } from '../payments.messages.ts';

interface EndedPaymentsProps {
  readonly order: orders.Order;
}

export const EndedPayments = ({ order }: EndedPaymentsProps) =>
  isEndedWithoutGoods(order.status) &&
  order.payments.length > 0 && (
    <>
      {linesOf(order).map((line) => (
        <Note key={line}>{line}</Note>
      ))}
      <Card>
        <PaymentList payments={order.payments} />
      </Card>
    </>
  );

function linesOf({ payments, refunds }: orders.Order): string[] {
  const owed = sumOf(refunds.filter(({ state }) => state === 'owed'));
  const claimed = sumOf(payments.filter(({ state }) => state === 'claimed'));
  return [
    ...(owed > 0 ? [words.comesBack(formatRupees(owed))] : []),
    ...(claimed > 0 ? [words.mayComeBack(formatRupees(claimed))] : []),
  ];
}

const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rupeesOf(rows.reduce((sum, { amount }) => sum + paiseOf(amount), 0));
