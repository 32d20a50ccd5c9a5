import { isSignedIn } from '@haat/client/session';
import type * as cart from '@haat/contract/cart';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsFirstScreenIn } from '../../platform/first-screen.ts';
import { useWaiting } from '../../platform/outbox/use-outbox.ts';
import { addressesQuery } from '../addresses/index.ts';
import { aboutCart, cartChange, cartQuery, changesOf, showPending } from './cart.api.ts';
import { emptyCart, itemCountOf, previewCart } from './cart-preview.ts';

/** How many items are in the cart that the person sees. Zero until it is loaded, and where it isn't shown. */
export function useCartCount(isShown: boolean): number {
  const { data } = useQuery({ ...cartQuery, enabled: isShown && isSignedIn() });
  return isShown && data ? itemCountOf(data) : 0;
}

/** Loads the person's addresses and cart for the whole app, after what the first screen shows. A failure is only logged. */
export function usePreloadCustomer(): void {
  const enabled = useIsFirstScreenIn() && isSignedIn();
  useQuery({ ...addressesQuery, enabled });
  const client = useQueryClient();
  const { dataUpdatedAt } = useQuery({ ...cartQuery, enabled });
  // Outside system: what the phone has kept of the cart may lack the last presses, or have some that were sent.
  useEffect(() => {
    if (dataUpdatedAt > 0) showPending(client);
  }, [client, dataUpdatedAt]);
}

/** What waits on this phone, for a cart that isn't known. */
export const useWaitingCart = (): cart.Cart => previewCart(emptyCart, changesOf(useWaiting(aboutCart)));

/** True while presses are pending or wait on the phone, because the costs may still change. */
export function useIsCartSettling(): boolean {
  const isWaiting = useWaiting(aboutCart).length > 0;
  return useIsMutating({ mutationKey: cartChange.mutationKey }) > 0 || isWaiting;
}
