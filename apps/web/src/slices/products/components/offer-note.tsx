// Of a product on offer: the price without the offer, struck through, and the offer's last day.
import type * as products from '@haat/contract/products';
import { formatPrice } from '../../../ui/format/amount.ts';
import { formatDay } from '../../../ui/format/time.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { customerProducts as words } from '../customer-products.messages.ts';
import styles from './offer-note.module.css';

type Offered = Pick<products.Product, 'regular_price' | 'offer_until' | 'is_loose' | 'net_quantity' | 'unit'>;

export function OfferNote({ product }: { readonly product: Offered }) {
  const { regular_price: regular, offer_until: until } = product;
  if (regular === null || until === null) return null;
  return (
    <p className={styles.note}>
      <VisuallyHidden>{words.regularPrice} </VisuallyHidden>
      <s>{formatPrice({ ...product, price: regular })}</s>{' '}
      <span className={styles.until}>{words.until(formatDay(until))}</span>
    </p>
  );
}
