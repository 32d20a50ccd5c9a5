// What is paid at the door, once on the page and as its largest amount. After the check of the goods also to whom.

import { formatRupees } from '../../../ui/format/money.ts';
import { orders } from '../orders.messages.ts';
import styles from './to-pay.module.css';

interface ToPayProps {
  readonly amount: number;
  /** 'Total' if left out. */
  readonly label?: string;
  readonly children?: string;
}

export const ToPay = ({ amount, label = orders.total, children }: ToPayProps) => (
  <div className={children && styles.now}>
    <p className={styles.pay} aria-live="polite">
      {label} <strong className={styles.amount}>{formatRupees(amount)}</strong>
    </p>
    {children && <p>{children}</p>}
  </div>
);
