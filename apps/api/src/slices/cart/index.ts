// A person's only cart: from one shop, to one address.

import type { Manifest } from '../manifest.ts';
import { cartSubscribers } from './cart.events.ts';
import { cartRoutes } from './cart.routes.ts';

export const cart: Manifest<'cart'> = {
  start: (context) => {
    cartRoutes(context);
    cartSubscribers(context);
  },
  tables: {
    local: ['cart_items', 'carts'],
  },
};

export { deleteCartLines } from './cart.queries.ts';
export { deliveryCostPaise, presentCart } from './cart.views.ts';
export {
  addToCart,
  type CartAddition,
  refillCart,
  refuseClosedShop,
  refuseOutOfReach,
} from './change-cart.ts';
export {
  type CartAtCheckout,
  getCartForCheckout,
  getGoodsToOrder,
  lockCartForCheckout,
} from './checkout-cart.ts';
export { type CartToOrder, findFilledCart } from './filled-cart.views.ts';
