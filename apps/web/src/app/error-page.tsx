// An unknown path, or a page that broke.
import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { isApiError } from '../platform/api-error.ts';
import { appConfig } from '../platform/app-config.ts';
import { useIsOnline } from '../platform/online.ts';
import { BlankState, FailedState } from '../ui/feedback/blank-state.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { Button } from '../ui/layout/button.tsx';
import { PageHead } from '../ui/layout/page-head.tsx';
import { ui } from '../ui/ui.messages.ts';
import { app } from './app.messages.ts';
import styles from './error-page.module.css';

const Oops = () => (
  <>
    <PageHead title={app.errorTitle} isInPage />
    <BlankState
      picture="coconut"
      title={app.errorText}
      action={
        // The page is loaded anew: whatever broke it may be in memory still.
        <Button kind="main" isWide onClick={() => window.location.assign('/')}>
          {app.errorAction}
        </Button>
      }
    />
  </>
);

export const ErrorPage = () => (
  <main tabIndex={-1} className={styles.page}>
    <Oops />
  </main>
);

/** The start found no answer. Tries again: by itself when the network is back, or when somebody says so. */
function LoadFailed() {
  const revalidator = useRevalidator();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  const retry = (): void => void revalidator.revalidate();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  // Outside system: the network.
  useEffect(() => {
    if (isOnline && !wasOnline.current) latest.current();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <>
      <PageHead title={appConfig.appName} tabTitle={ui.failedTitle} isHidden />
      <FailedState onRetry={retry} />
    </>
  );
}

/** Whatever a page threw, inside the frame that stands around it. */
export function PageError() {
  const error = useRouteError();
  const isBroken = !isApiError(error);
  useEffect(() => {
    if (isBroken) console.error(error);
  }, [isBroken, error]);
  return isBroken ? <Oops /> : <LoadFailed />;
}

/** Where no frame stands: the start itself failed. */
export const RootError = () => (
  <>
    <main tabIndex={-1} className={styles.page}>
      <PageError />
    </main>
    <Toasts />
  </>
);
