// The shop of the cart, with a link to it.
import { Link } from 'react-router';
import { cart as words } from '../cart.messages.ts';
import styles from './ordering-from.module.css';

interface OrderingFromProps {
  readonly shopId: number;
  readonly shopName: string;
}

export const OrderingFrom = ({ shopId, shopName }: OrderingFromProps) => (
  <>
    <p className={styles.hint}>{words.orderingFrom}</p>
    <h2 className={styles.shop}>
      <Link to={`/shops/${shopId}`} className={styles.link}>
        {shopName}
      </Link>
    </h2>
  </>
);
