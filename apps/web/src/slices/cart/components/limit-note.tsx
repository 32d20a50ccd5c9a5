// The note next to a stepper: why the plus button is disabled.
import { limits } from '@haat/contract/limits';
import { formatAmount } from '../../../ui/format/amount.ts';
import { cart as words } from '../cart.messages.ts';
import { atMostInCart, type CartProduct } from '../cart-preview.ts';
import styles from './limit-note.module.css';

interface LimitNoteProps {
  readonly id: string;
  readonly product: CartProduct;
  /** The quantity in the cart. */
  readonly quantity: number;
}

export const LimitNote = ({ id, product, quantity }: LimitNoteProps) => (
  <p id={id} aria-live="polite" className={styles.note}>
    {quantity === atMostInCart(product) && reasonFor(product)}
  </p>
);

const reasonFor = (product: CartProduct): string =>
  product.quantity > limits.cartLine
    ? words.atMost(formatAmount({ ...product, quantity: limits.cartLine }))
    : words.onlyLeft(formatAmount(product));
