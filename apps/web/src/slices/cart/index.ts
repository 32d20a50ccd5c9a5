// The door of the cart: its page, how many pieces, how products get into it, and what checkout needs to know.
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../ui/feedback/lazy-page.tsx';

export { cartQuery, cartScope, resetCart, showCart } from './cart.api.ts';
export { cartProblemWords } from './cart-problem.ts';
export { AddToCart } from './components/add-to-cart.tsx';
export { CartBar } from './components/cart-bar.tsx';
export { CartSums } from './components/cart-sums.tsx';
export { useCartCount, useIsCartSettling, usePreloadCustomer } from './use-cart.ts';

export const cartRoutes: RouteObject[] = [
  {
    path: '/shops/cart',
    lazy: lazyPage(async () => (await import('./pages/cart-page.tsx')).CartPage),
  },
];
