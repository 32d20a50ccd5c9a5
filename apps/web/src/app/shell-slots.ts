// What the shell shows of slices that come after it in the order of the tree: one line each.
export { useCartCount, usePreloadCustomer } from '../slices/cart/index.ts';
