// The payments of an order: method, amount, reference and state of each.
import type * as orders from '@haat/contract/orders';
import type { ReactNode } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { money as words } from '../money.messages.ts';
import styles from './payment-list.module.css';

type Payment = orders.Order['payments'][number];

interface PaymentListProps {
  readonly payments: readonly Payment[];
  /** What a claim that nobody has answered says. */
  readonly claimed?: string;
  /** Below a payment, such as the buttons of the shop. */
  readonly below?: (payment: Payment) => ReactNode;
}

export const PaymentList = ({ payments, claimed = words.states.claimed, below }: PaymentListProps) => (
  <PlainList aria-label={words.payments} className={styles.payments}>
    {payments.map((payment) => (
      <li key={payment.id} className={styles.payment}>
        <p className={styles.row}>
          <span>{words.methods[payment.method]}</span>
          <span className={styles.amount}>{formatRupees(payment.amount)}</span>
        </p>{' '}
        {linesOf(payment).map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        {payment.method === 'upi' && (
          <p className={classes(styles.line, payment.state === 'denied' && styles.denied)}>
            {payment.state === 'claimed' ? claimed : words.states[payment.state]}
          </p>
        )}
        {below?.(payment)}
      </li>
    ))}
  </PlainList>
);

const linesOf = ({ reference, received, change }: Payment): string[] => [
  ...(reference === null ? [] : [words.reference(reference)]),
  ...(received === null ? [] : [words.given(formatRupees(received), formatRupees(change ?? 0))]),
];
