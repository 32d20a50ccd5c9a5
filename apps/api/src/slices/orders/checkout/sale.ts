// What is about to be ordered: the contents of a cart, or what somebody orders by telephone.
import type { CartToOrder } from '../../cart/index.ts';
import type { Shelf } from '../../products/index.ts';
import { type PricedItem, pricePaiseOf } from '../order-price.ts';

type LineInCart = CartToOrder['lines'][number];
type AddressOfCart = NonNullable<CartToOrder['address']>;

/** Its shop and its products are locked. */
export interface Sale extends Pick<CartToOrder, 'shop' | 'city'> {
  readonly address: Omit<AddressOfCart, 'id'>;
  readonly lines: readonly Pick<
    LineInCart,
    'productId' | 'name' | 'names' | 'pricePaise' | 'quantity' | 'stock' | 'coverKey'
  >[];
  readonly deliveryCostPaise: number;
}

interface Priced {
  readonly lines: readonly Pick<LineInCart, 'pricePaise' | 'quantity'>[];
  readonly deliveryCostPaise: number;
}

export const keptOf = ({ lines }: Pick<Priced, 'lines'>): PricedItem[] =>
  lines.map(({ pricePaise, quantity }) => ({ pricePaise, kept: quantity }));

/** With the delivery cost. */
export const amountPaiseOf = (priced: Priced): number =>
  pricePaiseOf(keptOf(priced)) + priced.deliveryCostPaise;

export const shelvesOf = ({ lines }: Sale): Shelf[] =>
  lines.map(({ productId, name, stock }) => ({ id: productId, name, quantity: stock, isDeleted: false }));
