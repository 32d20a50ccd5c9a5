// What the goods, the way and all together cost, in one column.
import type * as cart from '@haat/contract/cart';
import { formatRupees } from '../../../ui/format/money.ts';
import { Sums } from '../../../ui/layout/sums.tsx';
import { cart as words } from '../cart.messages.ts';
import { goodsIn } from '../cart-preview.ts';

interface CartSumsProps {
  readonly cart: cart.Cart;
  /** What was seen before it changed: its amounts stand beside the new ones. */
  readonly before?: cart.Cart | undefined;
}

export const CartSums = ({ cart, before = cart }: CartSumsProps) => (
  <Sums
    rows={[
      { name: words.items, ...amounts(goodsIn(before), goodsIn(cart)) },
      isDelivered(cart)
        ? { name: words.deliveryCost, ...amounts(before.delivery_cost, cart.delivery_cost) }
        : { name: words.deliveryCost, amount: words.noDelivery },
    ]}
    total={isDelivered(cart) ? { name: words.total, ...amounts(before.total, cart.total) } : undefined}
  />
);

/** What the way would cost says nothing where nobody drives. */
const isDelivered = ({ problem }: cart.Cart): boolean => problem !== 'address.out_of_reach';

const amounts = (before: number, now: number) => ({
  amount: formatRupees(now),
  before: before === now ? undefined : formatRupees(before),
});
