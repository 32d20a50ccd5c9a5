// An order in a list: link, delivery window, badge, and a line that depends on the reader.
import { Link } from 'react-router';
import { outbox } from '../../../messages/outbox.ts';
import { classes } from '../../../ui/classes.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatSpan } from '../../../ui/format/time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './order-summary-card.module.css';
import { StatusBadge } from './status-badge.tsx';

interface OrderSummaryCardProps {
  readonly to: string;
  /** The accessible name of the link. */
  readonly title: string;
  readonly slot: { readonly start: string; readonly end: string };
  readonly status: string;
  readonly line: string;
  readonly amount?: number;
  /** What the person has answered, if that waits for a connection. */
  readonly waiting?: string | undefined;
}

export const OrderSummaryCard = ({
  to,
  title,
  slot,
  status,
  line,
  amount,
  waiting,
}: OrderSummaryCardProps) => (
  <div className={styles.around}>
    <Card className={styles.card}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>{' '}
      {amount !== undefined && <p className={styles.amount}>{formatRupees(amount)}</p>}{' '}
      <p className={styles.slot}>{formatSpan(slot)}</p> <p className={styles.line}>{line}</p>{' '}
      <div className={classes(styles.badge, amount === undefined && styles.alone)}>
        <StatusBadge status={status} />
      </div>
      {waiting && (
        <p className={styles.waiting}>
          {waiting}: {outbox.waiting}
        </p>
      )}
    </Card>
  </div>
);
