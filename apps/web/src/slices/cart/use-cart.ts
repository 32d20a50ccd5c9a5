import { useIsMutating, useQuery } from '@tanstack/react-query';
import { isSignedIn } from '../../platform/session.ts';
import { addressesQuery } from '../addresses/index.ts';
import { cartChange, cartQuery } from './cart.api.ts';
import { itemCountOf } from './cart-preview.ts';

/** How many items are in the cart that the person sees. Zero until it is loaded. */
export function useCartCount(): number {
  const { data } = useQuery({ ...cartQuery, enabled: isSignedIn() });
  return data ? itemCountOf(data) : 0;
}

/** Loads the person's addresses and cart for the whole app. A failure is only logged. */
export function usePreloadCustomer(): void {
  useQuery({ ...addressesQuery, enabled: isSignedIn() });
  useQuery({ ...cartQuery, enabled: isSignedIn() });
}

/** True while presses are pending, because the costs may still change. */
export const useIsCartSettling = (): boolean => useIsMutating({ mutationKey: cartChange.mutationKey }) > 0;
