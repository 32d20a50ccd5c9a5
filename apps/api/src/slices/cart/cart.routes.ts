import * as cart from '@haat/contract/cart';
import type { Slice } from '../../platform/slice-context.ts';
import { presentCart, viewCart } from './cart.views.ts';
import { addToCart, removeFromCart } from './change-cart.ts';

export const cartRoutes: Slice = ({ routes }) => {
  routes.read(cart.getCart, ({ db, actor, now, language }) => viewCart(db, actor.userId, { now, language }));

  routes.write(cart.addToCart, async ({ tx, actor, body, language }) => {
    const { product_id: productId, quantity = 1, address_id: addressId } = body;
    const filled = await addToCart(tx, actor, { productId, quantity, addressId });
    return presentCart(tx, filled, { now: tx.now, language });
  });

  routes.write(cart.removeFromCart, async ({ tx, actor, body, language }) => {
    const { product_id: productId, quantity = 1 } = body;
    const filled = await removeFromCart(tx, actor, { productId, quantity });
    return presentCart(tx, filled, { now: tx.now, language });
  });
};
