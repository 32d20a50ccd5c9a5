// Loads the code of some pages before anybody opens them: after the first screen, once the worker keeps what loads.
import { useEffect } from 'react';
import { isSavingData } from '../platform/data-saver.ts';
import { idle, useIsFirstScreenIn } from '../platform/loading/first-screen.ts';
import { untilServiceWorker } from '../platform/loading/service-worker.ts';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { type Person, useUser } from '../slices/accounts/index.ts';
import { mayOpen } from './access.ts';
import { allPages } from './pages.ts';

/** In all sections, because the phone may have the data of these pages from any of them. */
export const pagesFor = (person: Person): readonly PageRoute[] =>
  allPages.filter((page) => page.isBroughtAlong && mayOpen(page, person));

/** Loads one after another, when nothing else runs. A page that fails here loads when somebody opens it. */
export async function bringPages(
  pages: readonly Pick<PageRoute, 'load' | 'bringsAlso'>[],
  isWanted: () => boolean,
): Promise<void> {
  for (const { load, bringsAlso } of pages) {
    await idle();
    if (!isWanted() || isSavingData()) return;
    await Promise.all([load(), bringsAlso?.()]).catch(() => undefined);
  }
}

export function useBroughtPages(): void {
  const person = useUser();
  const isIn = useIsFirstScreenIn();
  // Outside system: the network, and the worker.
  useEffect(() => {
    if (!person || !isIn) return;
    let isWanted = true;
    void untilServiceWorker().then(() => bringPages(pagesFor(person), () => isWanted));
    return () => {
      isWanted = false;
    };
  }, [person, isIn]);
}
