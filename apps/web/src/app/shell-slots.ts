// Parts of slices that the shell shows, one line each.
export { useCartCount, usePreloadCustomer } from '../slices/cart/index.ts';
