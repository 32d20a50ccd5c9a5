// From whom, and what it comes to, before it is ordered.
import type { cart as contract } from '@haat/contract';
import { customerOrders as words } from '../../../messages/customer-orders.ts';
import { Card } from '../../../ui/card.tsx';
import { CartSums } from '../../cart/index.ts';
import styles from './checkout-summary.module.css';

export const CheckoutSummary = ({ cart }: { readonly cart: contract.Cart }) => (
  <Card className={styles.summary}>
    <h2 className={styles.title}>{words.summary}</h2>
    <p className={styles.shop}>{cart.shop_name}</p>
    <CartSums cart={cart} />
  </Card>
);
