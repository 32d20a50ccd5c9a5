import type * as cart from '@haat/contract/cart';
import { isLoose } from '@haat/contract/loose';
import { shownName } from '@haat/contract/pack';
import { useId } from 'react';
import { Link } from 'react-router';
import { stock } from '../../../messages/refusals.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { PackPrice } from '../../../ui/layout/pack-price.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { cart as words } from '../cart.messages.ts';
import { atMostInCart, costOf } from '../cart-preview.ts';
import { useCartLine } from '../use-cart-line.ts';
import styles from './cart-line.module.css';
import { LimitNote } from './limit-note.tsx';

interface CartLineProps {
  readonly line: cart.Cart['items'][number];
  readonly shopId: number;
  readonly shopName: string;
}

export function CartLine({ line: { product, quantity }, shopId, shopName }: CartLineProps) {
  const limitId = useId();
  const line = useCartLine({ product, shopId, shopName });
  const isMoreThanThereIs = quantity > product.quantity;
  return (
    <div className={isLoose(product) ? `${styles.line} ${styles.loose}` : styles.line}>
      <Picture cover={product.cover?.cover} alt="" size="small" className={styles.picture} />
      <p className={styles.name}>
        <Link to={`/shops/${shopId}/product/${product.id}`} className={styles.link}>
          {shownName(product)}
        </Link>
      </p>
      <PackPrice product={product} each={words.each} className={styles.each} />
      <p className={styles.sum}>{formatRupees(costOf(product, quantity))}</p>
      <div className={styles.stepper}>
        <Stepper
          name={shownName(product)}
          value={quantity}
          text={formatAmount({ ...product, quantity })}
          max={atMostInCart(product)}
          limitNoteId={limitId}
          onDecrease={line.remove}
          onIncrease={line.add}
        />
      </div>
      <div className={styles.reason}>
        <LimitNote id={limitId} product={product} quantity={quantity} />
        {line.isWaiting && <WaitingNote />}
        <Reason
          text={
            line.refusal ??
            (isMoreThanThereIs
              ? stock.shortOf(shownName(product), product.quantity, formatAmount(product))
              : null)
          }
        />
      </div>
    </div>
  );
}
