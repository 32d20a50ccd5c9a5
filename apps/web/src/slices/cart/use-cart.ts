import { isSignedIn } from '@haat/client/session';
import type * as cart from '@haat/contract/cart';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIsFirstScreenIn } from '../../platform/loading/first-screen.ts';
import { useWaiting } from '../../platform/outbox/use-outbox.ts';
import { addressesQuery } from '../addresses/index.ts';
import { aboutCart, cartChange, cartQuery, changesOf, showPending } from './cart.api.ts';
import { emptyCart, itemCountOf, previewCart } from './cart-preview.ts';

/** How many items the person has in the cart. Zero until it is loaded, and on pages that don't show it. */
export function useCartCount(isShown: boolean): number {
  const { data } = useQuery({ ...cartQuery, enabled: isShown && isSignedIn() });
  return isShown && data ? itemCountOf(data) : 0;
}

/** Loads the person's addresses and cart for the whole app, after the first screen. A failure is only logged. */
export function usePreloadCustomer(): void {
  const enabled = useIsFirstScreenIn() && isSignedIn();
  useQuery({ ...addressesQuery, enabled });
  const client = useQueryClient();
  const { dataUpdatedAt } = useQuery({ ...cartQuery, enabled });
  // Outside system: the phone's copy of the cart may lack the last presses, or still contain sent ones.
  useEffect(() => {
    if (dataUpdatedAt > 0) showPending(client);
  }, [client, dataUpdatedAt]);
}

/** The changes that wait on this phone, when the cart itself is unknown. */
export const useWaitingCart = (): cart.Cart => previewCart(emptyCart, changesOf(useWaiting(aboutCart)));

/** True while presses are pending or wait on the phone, because the costs may still change. */
export function useIsCartSettling(): boolean {
  const isWaiting = useWaiting(aboutCart).length > 0;
  return useIsMutating({ mutationKey: cartChange.mutationKey }) > 0 || isWaiting;
}
