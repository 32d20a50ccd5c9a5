// What the customer pays at the door, and once the goods are checked also to whom: the largest amount on the page, told there
// alone.
import { orders } from '../../../messages/orders.ts';
import { formatRupees } from '../../../ui/money.ts';
import styles from './to-pay.module.css';

interface ToPayProps {
  readonly amount: number;
  readonly children?: string;
}

export const ToPay = ({ amount, children }: ToPayProps) => (
  <div className={children && styles.now}>
    <p className={styles.pay} aria-live="polite">
      {orders.total} <strong className={styles.amount}>{formatRupees(amount)}</strong>
    </p>
    {children && <p>{children}</p>}
  </div>
);
