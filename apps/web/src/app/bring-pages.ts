// Brings the code of some pages to the phone before anybody opens them: after the first screen, once the worker keeps what loads.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSavingData } from '../platform/data-saver.ts';
import { idle, useIsFirstScreenIn } from '../platform/first-screen.ts';
import type { PageRoute, SectionKey } from '../platform/navigation/page-route.ts';
import { untilServiceWorker } from '../platform/service-worker.ts';
import { isSignedIn } from '../platform/session.ts';
import { allPages } from './pages.ts';
import { sectionOf } from './sections.ts';

const pagesOf = (section: SectionKey): readonly PageRoute[] =>
  allPages.filter(({ path, isBroughtAlong }) => isBroughtAlong && sectionOf(path)?.key === section);

/** One after another, each when there is nothing else to do. One that fails loads when somebody opens it. */
export async function bringPages(
  pages: readonly Pick<PageRoute, 'load'>[],
  isWanted: () => boolean,
): Promise<void> {
  for (const { load } of pages) {
    await idle();
    if (!isWanted() || isSavingData()) return;
    await load().catch(() => undefined);
  }
}

export function useBroughtPages(): void {
  const section = sectionOf(useLocation().pathname)?.key;
  const isIn = useIsFirstScreenIn();
  // Outside system: the network, and the worker.
  useEffect(() => {
    if (!section || !isIn || !isSignedIn()) return;
    let isWanted = true;
    void untilServiceWorker().then(() => bringPages(pagesOf(section), () => isWanted));
    return () => {
      isWanted = false;
    };
  }, [section, isIn]);
}
