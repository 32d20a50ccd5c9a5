// What lies in the cart, and the way to it, at the foot of a store.
import { cart as words } from '../../../messages/cart.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { formatRupees } from '../../../ui/money.ts';
import { goodsIn, itemCountOf } from '../cart-preview.ts';
import { useCart } from '../use-cart.ts';
import styles from './cart-bar.module.css';

export function CartBar() {
  const { data } = useCart();
  if (!data || data.items.length === 0) return null;
  return (
    <ActionBar>
      <ButtonLink kind="main" isWide to="/shops/cart" className={styles.bar}>
        <span>{words.viewCart(itemCountOf(data))}</span>{' '}
        <span className={styles.sum}>{formatRupees(goodsIn(data))}</span>
      </ButtonLink>
    </ActionBar>
  );
}
