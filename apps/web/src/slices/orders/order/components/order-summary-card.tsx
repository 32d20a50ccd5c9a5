// An order in a list: link, delivery window, badge, and a line that depends on the reader.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { outbox } from '../../../../messages/outbox.ts';
import { classes } from '../../../../ui/classes.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { formatSpan } from '../../../../ui/format/time.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import styles from './order-summary-card.module.css';
import { StatusBadge } from './status-badge.tsx';

interface OrderSummaryCardProps {
  readonly to: string;
  /** The accessible name of the link. */
  readonly title: string;
  readonly slot: { readonly start: string; readonly end: string };
  readonly status: string;
  readonly isOwnDelivery?: boolean;
  readonly line: string;
  readonly amount?: number;
  /** The shop's picture, for people who buy at several shops. Null shows the placeholder. */
  readonly cover?: string | null;
  /** The retailer's answer while it waits for a connection. */
  readonly waiting?: string | undefined;
  /** Actions that don't need the order's page. */
  readonly children?: ReactNode;
}

export const OrderSummaryCard = ({
  to,
  title,
  slot,
  status,
  isOwnDelivery,
  line,
  amount,
  cover,
  waiting,
  children,
}: OrderSummaryCardProps) => {
  const badge = <StatusBadge status={status} isOwnDelivery={isOwnDelivery} />;
  return (
    <Card className={styles.card}>
      {cover !== undefined && <Picture cover={cover} alt="" size="small" className={styles.picture} />}
      <div className={styles.words}>
        <div className={styles.ends}>
          <Link to={to} className={styles.title}>
            {title}
          </Link>{' '}
          {amount === undefined ? badge : <p className={styles.amount}>{formatRupees(amount)}</p>}
        </div>{' '}
        <p className={styles.slot}>{formatSpan(slot)}</p>{' '}
      </div>
      <div className={classes(styles.ends, styles.foot)}>
        <p className={styles.line}>{line}</p> {amount !== undefined && badge}
      </div>
      {waiting && <p className={styles.waiting}>{`${waiting}: ${outbox.waiting}`}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </Card>
  );
};
