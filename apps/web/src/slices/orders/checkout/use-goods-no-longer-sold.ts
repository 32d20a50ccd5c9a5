// What the customer saw in the cart, and nobody can buy any more. Somebody may also have taken it out on another phone.
import { isNotFound } from '@haat/client/api-error';
import type { Cart } from '@haat/contract/cart';
import { shownName } from '@haat/contract/pack';
import { useQueries } from '@tanstack/react-query';
import { customerProductQuery } from '../../products/index.ts';

/** Their names. `before` is undefined if the cart is as it was seen. */
export function useGoodsNoLongerSold(before: Cart | undefined, now: Cart): string[] {
  const missing = (before?.items ?? []).filter(
    ({ product }) => !now.items.some((item) => item.product.id === product.id),
  );
  const asked = useQueries({
    queries: missing.map(({ product }) => ({
      ...customerProductQuery(String(before?.shop), String(product.id)),
      // The cart knew it a moment ago.
      staleTime: 0,
      meta: { failure: null },
    })),
  });
  return missing.filter((_, at) => isNotFound(asked[at]?.error)).map(({ product }) => shownName(product));
}
