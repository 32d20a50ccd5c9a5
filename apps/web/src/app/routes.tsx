// All pages of the app: each slice's routes inside the frame they belong to. A new slice is one line here.
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { accountsRoutes } from '../slices/accounts/index.ts';
import { addressesRoutes, firstAddressRoutes } from '../slices/addresses/index.ts';
import { blogRoutes } from '../slices/blog/index.ts';
import { cartRoutes } from '../slices/cart/index.ts';
import { deliveryRoutes } from '../slices/deliveries/index.ts';
import { notificationRoutes } from '../slices/notifications/index.ts';
import { customerOrderRoutes, retailerOrderRoutes } from '../slices/orders/index.ts';
import { ownDataRoutes } from '../slices/own-data/index.ts';
import { retailerProductRoutes } from '../slices/products/index.ts';
import { retailerShopRoutes, shopsRoutes } from '../slices/shops/index.ts';
import { supportRoutes } from '../slices/support/index.ts';
import { AuthShell } from './auth-shell.tsx';
import { ErrorPage, PageError, RootError } from './error-page.tsx';
import { makeGuard } from './guard.ts';
import { Root } from './root.tsx';
import { Shell } from './shell.tsx';
import { shopsJoinedRoutes } from './shops-routes.ts';
import { StartSpinner } from './start-spinner.tsx';

const shellRoutes: RouteObject[] = [
  ...shopsRoutes,
  ...shopsJoinedRoutes,
  ...addressesRoutes,
  ...cartRoutes,
  ...customerOrderRoutes,
  ...retailerShopRoutes,
  ...retailerProductRoutes,
  ...retailerOrderRoutes,
  ...deliveryRoutes,
  ...blogRoutes,
  ...notificationRoutes,
  ...supportRoutes,
  ...ownDataRoutes,
];

/** A page that breaks leaves its frame standing. */
const guarded = (route: RouteObject): RouteObject => ({ ...route, ErrorBoundary: PageError });

export const makeRoutes = (queryClient: QueryClient): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: StartSpinner,
    loader: makeGuard(queryClient),
    // The guard is asked at every step, not only when its own path changes.
    shouldRevalidate: () => true,
    children: [
      { path: '/', Component: ErrorPage },
      { Component: AuthShell, children: [...accountsRoutes, ...firstAddressRoutes].map(guarded) },
      { Component: Shell, children: shellRoutes.map(guarded) },
      { path: '*', Component: ErrorPage },
    ],
  },
];
