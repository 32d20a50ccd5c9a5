import type * as cart from '@haat/contract/cart';
import { useQuery } from '@tanstack/react-query';
import { useWaiting } from '../../platform/outbox/use-outbox.ts';
import { aboutCart, aboutProduct, cartQuery, serverCartQuery } from './cart.api.ts';
import { emptyCart, quantityIn } from './cart-preview.ts';

/** The cart with its lines, and removed lines that wait on this phone. Their rows say that they wait. */
export function useCartRows(): cart.Cart {
  const { data: shown = emptyCart } = useQuery(cartQuery);
  const { data: server = emptyCart } = useQuery(serverCartQuery);
  const waiting = useWaiting(aboutCart);
  const isWaiting = (id: number): boolean => waiting.some(({ about }) => about === aboutProduct(id));
  const { shop, shop_name } = shown.shop === null ? server : shown;
  return { ...shown, shop, shop_name, items: withRemoved(shown, server, isWaiting) };
}

/** The visible lines, plus removed ones that must still be shown, in their old places. */
function withRemoved(
  shown: cart.Cart,
  server: cart.Cart,
  isStillShown: (productId: number) => boolean,
): cart.Cart['items'] {
  if (shown.shop !== null && shown.shop !== server.shop) return shown.items;
  const known = server.items
    .map((line) => ({ ...line, quantity: quantityIn(shown, line.product.id) }))
    .filter(({ quantity, product }) => quantity > 0 || isStillShown(product.id));
  return [...known, ...shown.items.filter(({ product }) => quantityIn(server, product.id) === 0)];
}
