// The page for unknown paths and for pages that crashed.
import { isApiError } from '@haat/client/api-error';
import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { appConfig } from '../platform/app-config.ts';
import { useLanguage } from '../platform/language.ts';
import { useIsOnline } from '../platform/loading/online.ts';
import { BlankState, FailedState } from '../ui/feedback/blank-state.tsx';
import { NeverSeenState } from '../ui/feedback/never-seen-state.tsx';
import { Toasts } from '../ui/feedback/toasts.tsx';
import { Button } from '../ui/layout/button.tsx';
import { PageHead } from '../ui/layout/page-head.tsx';
import { ui } from '../ui/ui.messages.ts';
import { app } from './app.messages.ts';
import styles from './error-page.module.css';

function Oops() {
  useLanguage();
  return (
    <>
      <PageHead title={app.errorTitle} isInPage />
      <BlankState
        picture="coconut"
        title={app.errorText}
        action={
          // Reload the page: the cause of the crash may still be in memory.
          <Button kind="main" isWide onClick={() => window.location.assign('/')}>
            {app.errorAction}
          </Button>
        }
      />
    </>
  );
}

export const ErrorPage = () => (
  <main tabIndex={-1} className={styles.page}>
    <Oops />
  </main>
);

/** The start got no answer. Retries when the network is back, or on a press. */
function LoadFailed() {
  useLanguage();
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
      {isOnline ? <FailedState onRetry={retry} /> : <NeverSeenState onRetry={retry} />}
    </>
  );
}

/** An error thrown by a page, shown inside the shell. */
export function PageError() {
  const error = useRouteError();
  const isBroken = !isApiError(error);
  useEffect(() => {
    if (isBroken) console.error(error);
  }, [isBroken, error]);
  return isBroken ? <Oops /> : <LoadFailed />;
}

/** An error without a shell: the start itself failed. */
export const RootError = () => (
  <>
    <main tabIndex={-1} className={styles.page}>
      <PageError />
    </main>
    <Toasts />
  </>
);
