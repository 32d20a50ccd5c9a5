// A route's page, loaded when it is first opened: `lazy: lazyPage(async () => (await import('./pages/x-page.tsx')).XPage)`.
import type { ComponentType } from 'react';
import { appConfig } from '../../platform/app-config.ts';
import { useLanguage } from '../../platform/language.ts';
import { loadPatiently, makeLazyLoad } from '../../platform/loading/lazy-load.ts';
import { useIsOnline } from '../../platform/loading/online.ts';
import { reloadIfReplaced } from '../../platform/loading/reload-if-replaced.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ui } from '../ui.messages.ts';
import { FailedState } from './blank-state.tsx';
import { NeverSeenState } from './never-seen-state.tsx';

type Load = () => Promise<ComponentType>;

/** A page whose code can't be loaded shows a failed state inside its shell. */
export const lazyPage = (load: Load) => async (): Promise<{ Component: ComponentType }> => ({
  Component: inLanguage((await loadPatiently(load)) ?? latePage(load)),
});

/** Draws the page again when the language changes. The router never draws a page again by itself. */
const inLanguage = (Page: ComponentType): ComponentType =>
  function PageInLanguage() {
    useLanguage();
    return <Page />;
  };

/** Shown while a page's code loads. */
function latePage(load: Load): ComponentType {
  const useLate = makeLazyLoad(load, () => void reloadIfReplaced());
  return function LatePage() {
    const [Page, retry] = useLate();
    const isOnline = useIsOnline();
    if (Page) return <Page />;
    return (
      <>
        <PageHead title={appConfig.appName} tabTitle={ui.failedTitle} isHidden />
        {isOnline ? <FailedState onRetry={retry} /> : <NeverSeenState onRetry={retry} />}
      </>
    );
  };
}
