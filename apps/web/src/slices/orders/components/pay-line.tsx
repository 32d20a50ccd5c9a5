// What the customer pays now that the goods are checked, and to whom.
import type { orders } from '@haat/contract';
import { customerOrders as words } from '../../../messages/customer-orders.ts';
import { formatRupees } from '../../../ui/money.ts';
import styles from './pay-line.module.css';

export const PayLine = ({ order }: { readonly order: orders.Order }) => (
  <p className={styles.pay}>
    {words.payTo(formatRupees(order.amount), order.deliverer?.first_name ?? words.payAgent)}
  </p>
);
