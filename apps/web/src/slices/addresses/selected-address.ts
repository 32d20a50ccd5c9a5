// Which address the person shops for. It lives as long as the page: a reload selects anew.
import type * as addresses from '@haat/contract/addresses';
import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../../platform/session.ts';

interface Selection {
  /** By the person, or left over by a deletion. */
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

/** Told by the cart whenever it was loaded: its address is the selected one until the person chooses. An empty cart
 * says nothing, so that the stores don't change under somebody who has just ordered. */
export function noteCartAddress(id: number | null): void {
  if (id !== null && id !== selection.cartAddressId) change({ ...selection, cartAddressId: id });
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const getSelection = (): Selection => selection;

export const useSelection = (): Selection => useSyncExternalStore(subscribe, () => selection);

/** The chosen one, else the cart's, else the primary one; an address that is no longer there counts as not chosen. */
export function selectedOf(
  list: readonly addresses.Address[],
  { chosenId, cartAddressId }: Selection,
): addresses.Address | undefined {
  const byId = (id: number | null): addresses.Address | undefined =>
    list.find((address) => address.id === id);
  return byId(chosenId) ?? byId(cartAddressId) ?? list.find((address) => address.is_primary) ?? list[0];
}
