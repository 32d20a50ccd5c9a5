// The bar at the bottom of a store page: quantity, amount and the link to the cart.

import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '../../../ui/format/money.ts';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { cartQuery } from '../cart.api.ts';
import { cart as words } from '../cart.messages.ts';
import { itemCountOf, productsCost } from '../cart-preview.ts';
import styles from './cart-bar.module.css';

export function CartBar() {
  const { data } = useQuery(cartQuery);
  if (!data || data.items.length === 0) return null;
  return (
    <ActionBar>
      <ButtonLink kind="main" isWide to="/shops/cart" className={styles.bar}>
        <span>{words.viewCart(itemCountOf(data))}</span>{' '}
        <span className={styles.sum}>{formatRupees(productsCost(data))}</span>
      </ButtonLink>
    </ActionBar>
  );
}
