// The outbox, for pages. A thing is the subject of an action, or the first word of it: 'cart' covers everything in the
// cart.
import { useEffect } from 'react';
import {
  type OutboxEntry,
  refusedEntries,
  removeEntry,
  useEntries,
  useWaitingEntries,
} from './outbox-entries.ts';
import { isAbout, showThing } from './shown-things.ts';

/** The waiting actions on a thing, oldest first. */
export const useWaiting = (thing: string): readonly OutboxEntry[] =>
  useWaitingEntries().filter(({ about }) => isAbout(about, thing));

/** The refused actions on a thing, until the page of the thing has shown them, oldest first. */
export const useRefusals = (thing: string): readonly OutboxEntry[] =>
  useEntries().filter(({ about, refusal }) => isAbout(about, thing) && refusal);

/**
 * The refused actions on a thing, oldest first, for a page that shows them. While it is open, a toast about the thing doesn't
 * name it. When it closes, they are forgotten.
 */
export function useShownRefusals(thing: string): readonly OutboxEntry[] {
  // Outside system: the outbox on the phone.
  useEffect(() => {
    const close = showThing(thing);
    return () => {
      close();
      forgetRefused(thing);
    };
  }, [thing]);
  return useRefusals(thing);
}

/** The newest of them. */
export const useShownRefusal = (thing: string): OutboxEntry | undefined => useShownRefusals(thing).at(-1);

/** Call it before the next try. */
export function forgetRefused(thing: string): void {
  for (const { id, about } of refusedEntries()) if (isAbout(about, thing)) removeEntry(id);
}
