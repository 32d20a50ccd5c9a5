// Remembers the cart that the customer saw: on the first render and at each press of 'Proceed to Order'.
import type * as cart from '@haat/contract/cart';
import { useState } from 'react';

/** `before` is the cart that the customer saw, if its total differs from the current one. */
export function useCartChange(now: cart.Cart, isSettling: boolean) {
  const [seen, setSeen] = useState<cart.Cart>();
  const isFilled = now.items.length > 0 && !isSettling;
  if (seen === undefined && isFilled) setSeen(now);
  return {
    before: !isSettling && seen && seen.total !== now.total ? seen : undefined,
    see: () => setSeen(now),
  };
}
