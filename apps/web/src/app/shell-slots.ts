// What the shell shows of slices that come after it in the order of the tree: one line each.

/** Pieces in the cart, for the label of its link. */
export const useCartCount = (): number => 0;

/** Loaded once somebody is signed in: addresses and cart, whose failure is only logged. */
export const usePreloadCustomer = (): void => undefined;
