// The shop and the costs before ordering, with the changes since the customer last saw the cart.
import type * as contract from '@haat/contract/cart';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { cart as cartWords } from '../../../cart/cart.messages.ts';
import { CartSums } from '../../../cart/index.ts';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import { priceChangesOf } from '../price-changes.ts';
import styles from './checkout-summary.module.css';

interface CheckoutSummaryProps {
  readonly cart: contract.Cart;
  /** The cart that the customer saw, if its total was different. */
  readonly before: contract.Cart | undefined;
  readonly isFetched: boolean;
}

export const CheckoutSummary = ({ cart, before, isFetched }: CheckoutSummaryProps) => (
  <Card className={styles.summary}>
    <h2 className={styles.title}>{words.summary}</h2>
    <p className={styles.shop}>{cart.shop_name}</p>
    <Reason
      text={before ? whatChanged(before, cart) : null}
      way={{ to: '/shops/cart', name: cartWords.toCart }}
    />
    {before && (
      <ul className={styles.changes}>
        {priceChangesOf(before, cart).map((change) => (
          <li key={change.id}>{words.priceFromTo(change.name, change.before, change.now)}</li>
        ))}
      </ul>
    )}
    <CartSums cart={cart} before={before} isFetched={isFetched} />
    {before && <p className={styles.hint}>{words.priceChangedHint}</p>}
  </Card>
);

const whatChanged = (before: contract.Cart, cart: contract.Cart): string =>
  priceChangesOf(before, cart).length > 0 || before.delivery_cost !== cart.delivery_cost
    ? words.priceChanged
    : words.cartChanged;
