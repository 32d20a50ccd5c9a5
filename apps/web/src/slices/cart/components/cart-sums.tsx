// What the goods, the way and all together cost, in one column.
import type { cart } from '@haat/contract';
import { cart as words } from '../../../messages/cart.ts';
import { formatRupees } from '../../../ui/money.ts';
import { Sums } from '../../../ui/sums.tsx';
import { goodsIn } from '../cart-preview.ts';

export const CartSums = ({ cart }: { readonly cart: cart.Cart }) => (
  <Sums
    rows={[
      { name: words.items, amount: formatRupees(goodsIn(cart)) },
      { name: words.deliveryCost, amount: formatRupees(cart.delivery_cost) },
    ]}
    total={{ name: words.total, amount: formatRupees(cart.total) }}
  />
);
