// The public interface of the cart: its page, its quantity, 'Add', and what the checkout needs.

import { IconShoppingCart } from '@tabler/icons-react';
import { pages } from '../../messages/pages.ts';
import type { PageRoute } from '../../platform/navigation/page-route.ts';

export { cartQuery, cartScope, checkoutPrefix, resetCart, showCart, takeCart } from './cart.api.ts';
export { itemCountOf } from './cart-preview.ts';
export { cartProblemWords } from './cart-problem.ts';
export { AddToCart } from './components/add-to-cart.tsx';
export { CartBar } from './components/cart-bar.tsx';
export { CartSums, isTotalKnown } from './components/cart-sums.tsx';
export type { Refill } from './components/missing-note.tsx';
export { useCartCount, useIsCartSettling, usePreloadCustomer } from './use-cart.ts';

export const cartPages: readonly PageRoute[] = [
  {
    path: '/shops/cart',
    who: 'signed in',
    navigation: { place: 3, label: () => pages.cart, icon: IconShoppingCart },
    isBroughtAlong: true,
    load: async () => (await import('./pages/cart-page.tsx')).CartPage,
  },
];
