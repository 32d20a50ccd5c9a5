// The amount to pay at the door, the largest text on the page. After the check it also names the recipient.

import { formatRupees } from '../../../../ui/format/money.ts';
import { orders } from '../../orders.messages.ts';
import styles from './to-pay.module.css';

interface ToPayProps {
  readonly amount: number;
  /** Default: 'Total'. */
  readonly label?: string;
  /** How it is paid, such as 'cash'. */
  readonly by?: string;
  /** It stays on the customer's account, so there is nothing to pay now. */
  readonly isOnCredit?: boolean;
  readonly children?: string;
}

export const ToPay = ({ amount, label = orders.total, by, isOnCredit, children }: ToPayProps) => (
  <div className={children && styles.now}>
    <p className={styles.pay} aria-live="polite">
      {isOnCredit ? (
        orders.nothingToCollect
      ) : (
        <>
          {label}{' '}
          <span>
            <strong className={styles.amount}>{formatRupees(amount)}</strong>
            {by && <span>{`, ${by}`}</span>}
          </span>
        </>
      )}
    </p>
    {children && <p>{children}</p>}
  </div>
);
