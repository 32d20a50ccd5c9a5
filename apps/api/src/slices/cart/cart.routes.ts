import * as cart from '@haat/contract/cart';
import type { Slice } from '../../platform/slice-context.ts';
import { addToCart } from './add-to-cart.ts';
import { presentCart, viewCart } from './cart.views.ts';
import { removeFromCart } from './remove-from-cart.ts';

export const cartRoutes: Slice = ({ routes }) => {
  routes.read(cart.getCart, ({ db, actor, now }) => viewCart(db, actor.userId, now));

  routes.write(cart.addToCart, async ({ tx, actor, body }) => {
    const { product_id: productId, quantity = 1, address_id: addressId } = body;
    return presentCart(tx, await addToCart(tx, actor, { productId, quantity, addressId }), tx.now);
  });

  routes.write(cart.removeFromCart, async ({ tx, actor, body }) => {
    const { product_id: productId, quantity = 1 } = body;
    return presentCart(tx, await removeFromCart(tx, actor, { productId, quantity }), tx.now);
  });
};
