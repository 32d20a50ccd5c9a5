// Status badge and delivery window on one line under the title.

import { formatSpan } from '../../../../ui/format/time.ts';
import styles from './order-head.module.css';
import { StatusBadge } from './status-badge.tsx';

interface OrderHeadProps {
  readonly status: string;
  readonly isOwnDelivery?: boolean;
  readonly slot: { readonly start: string; readonly end: string };
}

export const OrderHead = ({ status, isOwnDelivery, slot }: OrderHeadProps) => (
  <div className={styles.head}>
    <StatusBadge status={status} isOwnDelivery={isOwnDelivery} />
    <p className={styles.slot}>{formatSpan(slot)}</p>
  </div>
);
