// A route's page, loaded when it is first opened: `lazy: lazyPage(async () => (await import('./pages/x-page.tsx')).XPage)`.
import { type ComponentType, useEffect, useState } from 'react';
import { ui } from '../messages/ui.ts';
import { appConfig } from '../platform/app-config.ts';
import { useIsOnline } from '../platform/online.ts';
import { FailedState } from './blank-state.tsx';
import { PageHead } from './page-head.tsx';

type Load = () => Promise<ComponentType>;

const delaysMs = [500, 1_500];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A lost packet must not cost the page: the load is tried again twice; then the page itself says that it did not come. */
export function lazyPage(load: Load): () => Promise<{ Component: ComponentType }> {
  return async () => {
    for (const ms of delaysMs) {
      try {
        return { Component: await load() };
      } catch (error) {
        console.warn('A page did not load; trying again', error);
        await wait(ms);
      }
    }
    return { Component: latePage(load) };
  };
}

/** Stands in for a page that is not here yet; tries by itself when the network is back. */
function latePage(load: Load): ComponentType {
  let here: ComponentType | null = null;
  return function LatePage() {
    const [Page, setPage] = useState<ComponentType | null>(() => here);
    const isOnline = useIsOnline();
    const retry = (): void => {
      load().then(
        (page) => {
          here = page;
          setPage(() => page);
        },
        (error: unknown) => {
          console.warn('The page did not load', error);
          void reloadIfReplaced();
        },
      );
    };
    // Outside system: the network. Also the first time: it may have come back meanwhile.
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the network decides
    useEffect(() => {
      if (isOnline && here === null) retry();
    }, [isOnline]);
    if (Page) return <Page />;
    return (
      <>
        <PageHead title={appConfig.appName} tabTitle={ui.failedTitle} isHidden />
        <FailedState onRetry={retry} />
      </>
    );
  };
}

const reloadedKey = 'reloaded-for';

/**
 * The server answers but the page's code is gone: a new version was put up while this one ran. Then the whole is loaded
 * anew, once for an address.
 */
async function reloadIfReplaced(): Promise<void> {
  const here = window.location.href;
  if (sessionStorage.getItem(reloadedKey) === here) return;
  const isThere = await fetch(here, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem(reloadedKey, here);
  window.location.reload();
}
