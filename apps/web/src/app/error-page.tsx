// An unknown path, or a page that broke.
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { app } from '../messages/app.ts';
import { isApiError } from '../platform/api-error.ts';
import { appConfig } from '../platform/app-config.ts';
import { BlankState, FailedState } from '../ui/blank-state.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Toasts } from '../ui/toasts.tsx';
import styles from './error-page.module.css';

export const ErrorPage = () => (
  <main tabIndex={-1} className={styles.page}>
    <PageHead title={app.errorTitle} />
    <BlankState
      picture="coconut"
      title={app.errorText}
      action={
        <ButtonLink kind="main" isWide to="/" reloadDocument>
          {app.errorAction}
        </ButtonLink>
      }
    />
  </main>
);

/** A page whose code did not come over a broken network. */
const isLoadFailure = (error: unknown): boolean =>
  isApiError(error) || (error instanceof TypeError && /import|module|fetch/i.test(error.message));

/** Whatever a route threw: no answer can be tried again, all else is the error page. */
export function RouteError() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  if (!isLoadFailure(error)) {
    if (!isRouteErrorResponse(error)) console.error(error);
    return <ErrorPage />;
  }
  const retry = (): void => {
    if (isApiError(error)) void revalidator.revalidate();
    else window.location.reload();
  };
  return (
    <>
      <main tabIndex={-1} className={styles.page}>
        <PageHead title={appConfig.appName} isHidden />
        <FailedState onRetry={retry} />
      </main>
      <Toasts />
    </>
  );
}
