// The costs in one column: products, delivery and total.
import type * as cart from '@haat/contract/cart';
import { formatRupees } from '../../../ui/format/money.ts';
import { Sums } from '../../../ui/layout/sums.tsx';
import { cart as words } from '../cart.messages.ts';
import { productsCost } from '../cart-preview.ts';

interface CartSumsProps {
  readonly cart: cart.Cart;
  /** The cart before the change. Its amounts appear next to the new ones. */
  readonly before?: cart.Cart | undefined;
}

export const CartSums = ({ cart, before = cart }: CartSumsProps) => (
  <Sums
    rows={[
      { name: words.items, ...amounts(productsCost(before), productsCost(cart)) },
      isDelivered(cart)
        ? { name: words.deliveryCost, ...amounts(before.delivery_cost, cart.delivery_cost) }
        : { name: words.deliveryCost, amount: words.noDelivery },
    ]}
    total={isDelivered(cart) ? { name: words.total, ...amounts(before.total, cart.total) } : undefined}
  />
);

/** Hide the delivery cost for an address that is out of reach. */
const isDelivered = ({ problem }: cart.Cart): boolean => problem !== 'address.out_of_reach';

const amounts = (before: number, now: number) => ({
  amount: formatRupees(now),
  before: before === now ? undefined : formatRupees(before),
});
