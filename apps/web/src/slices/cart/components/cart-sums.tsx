// The costs in one column: products, delivery and total.
import type * as cart from '@haat/contract/cart';
import { formatRupees } from '../../../ui/format/money.ts';
import { Sums } from '../../../ui/layout/sums.tsx';
import { cart as words } from '../cart.messages.ts';
import { productsCost, type ShownCart } from '../cart-preview.ts';
import styles from './cart-sums.module.css';

interface CartSumsProps {
  readonly cart: ShownCart;
  /** The cart before the change. Its amounts appear beside the new ones. */
  readonly before?: cart.Cart | undefined;
  /** Without a row for the delivery. */
  readonly isFetched?: boolean;
  /** The total is elsewhere on the page. */
  readonly isWithoutTotal?: boolean;
}

export const CartSums = ({ cart, before = cart, isFetched, isWithoutTotal }: CartSumsProps) => (
  <Sums
    rows={[
      { name: words.items, ...amounts(productsCost(before), productsCost(cart)) },
      ...(isFetched ? [] : [{ name: words.deliveryCost, ...deliveryCost(before, cart) }]),
    ]}
    total={
      isWithoutTotal || !isTotalKnown(cart)
        ? undefined
        : { name: words.total, ...amounts(before.total, cart.total) }
    }
  />
);

/** Only the total, for the bar of the main action. */
export const CartTotal = ({ cart }: Pick<CartSumsProps, 'cart'>) =>
  isTotalKnown(cart) && (
    <div className={styles.total}>
      <Sums rows={[]} total={{ name: words.total, amount: formatRupees(cart.total) }} />
    </div>
  );

export const isTotalKnown = (cart: ShownCart): boolean => whyNoCost(cart) === undefined;

const deliveryCost = (before: cart.Cart, now: ShownCart) => {
  const amount = whyNoCost(now);
  return amount ? { amount } : amounts(before.delivery_cost, now.delivery_cost);
};

/** The text when there is no delivery cost, or when this phone doesn't know it. */
function whyNoCost({ problem, isCostUnknown }: ShownCart): string | undefined {
  if (problem === 'address.out_of_reach') return words.noDelivery;
  return isCostUnknown ? words.costUnknown : undefined;
}

const amounts = (before: number, now: number) => ({
  amount: formatRupees(now),
  before: before === now ? undefined : formatRupees(before),
});
