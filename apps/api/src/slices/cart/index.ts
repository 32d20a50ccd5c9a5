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

export { addToCart, type CartAddition } from './add-to-cart.ts';
export { deleteCartLines } from './cart.queries.ts';
export { presentCart } from './cart.views.ts';
export {
  type CartAtCheckout,
  getCartForCheckout,
  getGoodsToOrder,
  lockCartForCheckout,
} from './checkout-cart.ts';
export { deliveryCostPaise } from './delivery-cost.ts';
export { type CartToOrder, findFilledCart } from './filled-cart.views.ts';
export { refillCart } from './refill-cart.ts';
export { refuseClosedShop, refuseOutOfReach } from './refusals.ts';
