// The router's routes: each page inside the frame that it belongs to.
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import type { PageHandle } from '../platform/navigation/parent-path.ts';
import { lazyPage } from '../ui/feedback/lazy-page.tsx';
import { AuthShell } from './auth-shell.tsx';
import { ErrorPage, PageError, RootError } from './error-page.tsx';
import { makeGuard } from './guard.ts';
import { allPages } from './pages.ts';
import { Root } from './root.tsx';
import { Shell } from './shell.tsx';
import { StartSpinner } from './start-spinner.tsx';

type Frame = 'none' | 'sign-in' | 'shell';

function frameOf({ path }: PageRoute): Frame {
  if (path === '/') return 'none';
  return path.startsWith('/auth/') ? 'sign-in' : 'shell';
}

/** When a page crashes, its shell stays. */
const routeOf = ({ path, load, up }: PageRoute): RouteObject => ({
  path,
  lazy: lazyPage(load),
  handle: { up } satisfies PageHandle,
  ErrorBoundary: PageError,
});

const routesIn = (frame: Frame): RouteObject[] =>
  allPages.filter((page) => frameOf(page) === frame).map(routeOf);

export const makeRoutes = (queryClient: QueryClient): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: StartSpinner,
    loader: makeGuard(queryClient),
    // Run the guard at every navigation, not only when its own path changes.
    shouldRevalidate: () => true,
    children: [
      ...routesIn('none'),
      { Component: AuthShell, children: routesIn('sign-in') },
      { Component: Shell, children: routesIn('shell') },
      { path: '*', Component: ErrorPage },
    ],
  },
];
