// What is given back for an order: way, amount, giver and state of each.
import type * as orders from '@haat/contract/orders';
import { type ReactNode, useId } from 'react';
import { formatRupees } from '../../../../ui/format/money.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { money as words } from '../money.messages.ts';
import styles from './payment-list.module.css';

type Refund = orders.Order['refunds'][number];

interface RefundListProps {
  readonly refunds: readonly Refund[];
  /** Below a refund, such as the button of the shop. */
  readonly below?: (refund: Refund) => ReactNode;
}

export function RefundList({ refunds, below }: RefundListProps) {
  const titleId = useId();
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.card}>
        <h2 id={titleId} className={styles.title}>
          {words.refunds}
        </h2>
        <PlainList aria-labelledby={titleId} className={styles.payments}>
          {refunds.map((refund) => (
            <li key={refund.id} className={styles.payment}>
              <p className={styles.row}>
                <span>{words.methods[refund.how]}</span>
                <span className={styles.amount}>{formatRupees(refund.amount)}</span>
              </p>{' '}
              <p className={styles.line}>{words.refundFrom[refund.from]}</p>{' '}
              <p className={styles.line}>{words.refundStates[refund.state]}</p>
              {below?.(refund)}
            </li>
          ))}
        </PlainList>
      </Card>
    </section>
  );
}
