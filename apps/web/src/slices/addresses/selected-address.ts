// The address that the person shops for. A reload resets it.
import { onSessionEnd } from '@haat/client/session';
import type * as addresses from '@haat/contract/addresses';
import { useSyncExternalStore } from 'react';

interface Selection {
  /** Chosen by the person, or the one that remained after a deletion. */
  readonly chosenId: number | null;
  readonly cartAddressId: number | null;
}

const nothing: Selection = { chosenId: null, cartAddressId: null };

let selection = nothing;
const watchers = new Set<() => void>();

function change(next: Selection): void {
  selection = next;
  for (const watcher of watchers) watcher();
}

onSessionEnd(() => change(nothing));

export const selectAddress = (id: number): void => change({ ...selection, chosenId: id });

/** Called when the cart was loaded. The cart's address is selected until the person chooses another.
 * An empty cart changes nothing, so that the list of stores stays the same after an order. */
export function noteCartAddress(id: number | null): void {
  if (id !== null && id !== selection.cartAddressId) change({ ...selection, cartAddressId: id });
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const getSelection = (): Selection => selection;

export const useSelection = (): Selection => useSyncExternalStore(subscribe, () => selection);

/** The chosen address, else the cart's, else the primary one. Deleted addresses are ignored. */
export function selectedOf(
  list: readonly addresses.Address[],
  { chosenId, cartAddressId }: Selection,
): addresses.Address | undefined {
  const byId = (id: number | null): addresses.Address | undefined =>
    list.find((address) => address.id === id);
  return byId(chosenId) ?? byId(cartAddressId) ?? list.find((address) => address.is_primary) ?? list[0];
}
