// A route's page, loaded when it is first opened: `lazy: lazyPage(async () => (await import('./pages/x-page.tsx')).XPage)`.
import type { ComponentType } from 'react';
import { appConfig } from '../../platform/app-config.ts';
import { loadPatiently, makeLazyLoad } from '../../platform/lazy-load.ts';
import { reloadIfReplaced } from '../../platform/reload-if-replaced.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ui } from '../ui.messages.ts';
import { FailedState } from './blank-state.tsx';

type Load = () => Promise<ComponentType>;

/** A page whose code can't be loaded shows a failed state inside its shell. */
export const lazyPage = (load: Load) => async (): Promise<{ Component: ComponentType }> => ({
  Component: (await loadPatiently(load)) ?? latePage(load),
});

/** Shown while a page's code loads. */
function latePage(load: Load): ComponentType {
  const useLate = makeLazyLoad(load, () => void reloadIfReplaced());
  return function LatePage() {
    const [Page, retry] = useLate();
    if (Page) return <Page />;
    return (
      <>
        <PageHead title={appConfig.appName} tabTitle={ui.failedTitle} isHidden />
        <FailedState onRetry={retry} />
      </>
    );
  };
}
