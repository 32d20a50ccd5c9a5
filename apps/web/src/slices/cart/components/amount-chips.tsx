// Usual amounts of loose goods. One press puts that much into the cart.
import { isLoose, stepOf } from '@haat/contract/loose';
import { formatLoose } from '../../../ui/format/amount.ts';
import { cart as words } from '../cart.messages.ts';
import { atMostInCart, type CartProduct } from '../cart-preview.ts';
import styles from './amount-chips.module.css';

interface AmountChipsProps {
  readonly product: CartProduct;
  /** The steps in the cart. */
  readonly quantity: number;
  readonly isBusy: boolean;
  readonly onChoose: (quantity: number) => void;
}

/** In g or ml. */
const usualAmounts = [250, 500, 1000, 2000] as const;

/** Only whole steps that are in stock. */
export function AmountChips({ product, quantity, isBusy, onChoose }: AmountChipsProps) {
  if (!isLoose(product)) return null;
  const steps = usualAmounts
    .map((amount) => ({ amount, count: amount / stepOf(product) }))
    .filter(({ count }) => Number.isInteger(count) && count <= atMostInCart(product));
  if (steps.length === 0) return null;
  return (
    <fieldset className={styles.chips} aria-label={words.amount}>
      {steps.map(({ amount, count }) => (
        <button
          key={amount}
          type="button"
          aria-pressed={count === quantity}
          aria-disabled={isBusy}
          className={styles.chip}
          onClick={() => !isBusy && onChoose(count)}
        >
          {formatLoose(product, amount)}
        </button>
      ))}
    </fieldset>
  );
}
