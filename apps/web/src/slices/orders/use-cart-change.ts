// The cart as the customer saw it: when the page showed it first, and anew at each press of 'Proceed to Order'.
import type * as cart from '@haat/contract/cart';
import { useState } from 'react';

/** `before` is the cart that was seen, while the present one has another total. */
export function useCartChange(now: cart.Cart, isSettling: boolean) {
  const [seen, setSeen] = useState<cart.Cart>();
  const isFilled = now.items.length > 0 && !isSettling;
  if (seen === undefined && isFilled) setSeen(now);
  return {
    before: isFilled && seen && seen.total !== now.total ? seen : undefined,
    see: () => setSeen(now),
  };
}
