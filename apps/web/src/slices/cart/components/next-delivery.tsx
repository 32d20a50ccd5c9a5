import type * as cart from '@haat/contract/cart';
import { useNow } from '../../../platform/now.ts';
import { formatNextDelivery } from '../../../ui/format/next-delivery.ts';
import styles from './next-delivery.module.css';

/** When the shop of the cart delivers next. */
export function NextDelivery({ slot }: { readonly slot: cart.Cart['next_slot'] }) {
  const nowMs = useNow();
  return slot && <p className={styles.next}>{formatNextDelivery(slot.start, nowMs)}</p>;
}
