// The optimistic cart: the server's last cart plus the presses that are still unanswered.
import type * as cart from '@haat/contract/cart';
import { limits } from '@haat/contract/limits';
import { linePaiseOf } from '@haat/contract/line-paise';
import { paiseOf, rupeesOf } from '@haat/contract/money';

export type CartProduct = cart.Cart['items'][number]['product'];

/** One press of 'Add' or of the stepper. */
export interface CartChange {
  /** Unique for each press. */
  readonly id: string;
  readonly kind: 'add' | 'remove';
  readonly product: CartProduct;
  /** 1 if it is left out. */
  readonly quantity?: number;
  readonly shopId: number;
  readonly shopName: string;
  readonly addressId: number | null;
  /** The fingerprint of the session in which it was pressed. */
  readonly owner: string | null;
}

/** The cart as the person sees it. */
export interface ShownCart extends cart.Cart {
  /** Only the server knows the delivery cost of another shop. Until it answers, the cost and the total are unknown. */
  readonly isCostUnknown?: boolean;
}

export const emptyCart: ShownCart = {
  shop: null,
  shop_name: null,
  address: null,
  items: [],
  delivery_cost: 0,
  total: 0,
  problem: null,
  next_slot: null,
  offers_pick_up: false,
};

export const itemCountOf = ({ items }: cart.Cart): number =>
  items.reduce((sum, line) => sum + line.quantity, 0);

export const quantityIn = ({ items }: cart.Cart, productId: number): number =>
  items.find((line) => line.product.id === productId)?.quantity ?? 0;

/** The rupees for the products, without delivery. */
export const productsCost = ({ items }: cart.Cart): number =>
  rupeesOf(items.reduce((paise, { product, quantity }) => paise + paiseOf(costOf(product, quantity)), 0));

/** Rupees for so many pieces or steps. */
export const costOf = ({ price }: CartProduct, ordered: number): number =>
  rupeesOf(linePaiseOf({ pricePaise: paiseOf(price), ordered }));

/** The stock, or the limit of a cart line if that is lower. */
export const atMostInCart = (product: CartProduct): number => Math.min(product.quantity, limits.cartLine);

export const previewCart = (server: cart.Cart, changes: readonly CartChange[]): ShownCart =>
  changes.reduce<ShownCart>(applyChange, server);

function applyChange(before: ShownCart, change: CartChange): ShownCart {
  const { quantity = 1 } = change;
  if (change.kind === 'remove') return summed(before, withQuantityChange(before.items, change, -quantity));
  const isOtherShop = before.shop !== change.shopId;
  const items = withQuantityChange(isOtherShop ? [] : before.items, change, quantity);
  const base = isOtherShop
    ? { ...before, delivery_cost: 0, problem: null, next_slot: null, isCostUnknown: true }
    : before;
  return summed(
    { ...base, shop: change.shopId, shop_name: change.shopName, address: change.addressId ?? before.address },
    items,
  );
}

function withQuantityChange(
  items: cart.Cart['items'],
  { product }: CartChange,
  delta: number,
): cart.Cart['items'] {
  if (!items.some((line) => line.product.id === product.id)) {
    // The server hasn't given this line an id yet, so it uses the product's.
    return delta > 0 ? [...items, withQuantity({ id: product.id, product }, delta)] : items;
  }
  return items
    .map((line) => (line.product.id === product.id ? withQuantity(line, line.quantity + delta) : line))
    .filter((line) => line.quantity > 0);
}

function withQuantity(
  line: Pick<cart.Cart['items'][number], 'id' | 'product'>,
  quantity: number,
): cart.Cart['items'][number] {
  const { is_loose, net_quantity, unit } = line.product;
  const amount = costOf(line.product, quantity);
  return {
    id: line.id,
    product: line.product,
    quantity,
    is_loose,
    net_quantity,
    unit,
    amount,
    weighed: null,
  };
}

function summed(base: ShownCart, items: cart.Cart['items']): ShownCart {
  if (items.length === 0) return emptyCart;
  const filled = { ...base, items };
  return { ...filled, total: rupeesOf(paiseOf(productsCost(filled)) + paiseOf(base.delivery_cost)) };
}
