// Joins ra-core with our providers, styles and resources.
import { CacheProvider } from '@emotion/react';
import { ApiError } from '@haat/client/api-error';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, memoryStore, useGetIdentity } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { allAreas } from './areas/all-areas.ts';
import { DeskProviding, makeDesk } from './areas/desk.ts';
import { onRoleRefused } from './platform/role.ts';
import { styleCache } from './platform/style-cache.ts';
import { authProvider } from './providers/auth-provider.ts';
import { i18nProvider } from './providers/words.ts';
import { SecondStepGate } from './second-step/second-step-gate.tsx';
import { OperatorGate } from './sign-in/operator-gate.tsx';
import { SignInAgainDialog } from './sign-in/sign-in-again-dialog.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { NeedsWatch } from './today/needs-watch.tsx';
import { BrokenPage } from './ui/broken-page.tsx';
import { DeskFrame } from './ui/desk-layout.tsx';
import { Notification } from './ui/notification.tsx';
import { LoadingState } from './ui/states.tsx';
import { darkTheme, lightTheme } from './ui/theme.ts';
import { UnknownPage } from './ui/unknown-page.tsx';

const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        // The audit records each view of a person's number, so a page loads it only once.
        refetchOnWindowFocus: false,
      },
      // Without a connection, a call fails at once. Otherwise it would wait, and run after its dialog was closed.
      mutations: { networkMode: 'always' },
    },
  });

const desk = makeDesk(allAreas);

function Layout({ children }: { readonly children: ReactNode }) {
  const { identity, refetch } = useGetIdentity();
  // Outside system: the server, which knows the role. The gate shows the result.
  useEffect(() => onRoleRefused(() => void refetch?.()), [refetch]);
  const isOperator = identity?.isOperator === true;
  return (
    <NeedsWatch isOperator={isOperator}>
      <DeskFrame hasMenu={isOperator}>
        <OperatorGate>{children}</OperatorGate>
        <SecondStepGate />
        <SignInAgainDialog />
      </DeskFrame>
    </NeedsWatch>
  );
}

function Desk({ queryClient }: { readonly queryClient: QueryClient }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={desk.provider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      // Filters may contain names and numbers of people, so they end with the tab.
      store={memoryStore()}
    >
      <ThemeProvider theme={isDark ? darkTheme : lightTheme}>
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          layout={Layout}
          loginPage={SignInPage}
          catchAll={UnknownPage}
          error={BrokenPage}
          loading={LoadingState}
          requireAuth
          disableTelemetry
        >
          {desk.pages}
        </CoreAdminUI>
        <Notification />
      </ThemeProvider>
    </CoreAdminContext>
  );
}

const openApp = () => {
  const queryClient = makeQueryClient();
  return createBrowserRouter([{ path: '*', element: <Desk queryClient={queryClient} /> }], {
    basename: '/operator',
  });
};

/** The app at the current URL below `/operator`. */
export function App() {
  const [router] = useState(openApp);
  return (
    <CacheProvider value={styleCache}>
      <DeskProviding value={desk}>
        <RouterProvider router={router} />
      </DeskProviding>
    </CacheProvider>
  );
}
