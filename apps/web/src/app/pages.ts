// Every page of the app, as its slice declares it. A new slice is one line here.
import { matchRoutes, type RouteObject } from 'react-router';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { accountsPages } from '../slices/accounts/index.ts';
import { addressesPages, firstAddressPages } from '../slices/addresses/index.ts';
import { blogPages } from '../slices/blog/index.ts';
import { cartPages } from '../slices/cart/index.ts';
import { cataloguePages } from '../slices/catalogue/index.ts';
import { deliveryPages } from '../slices/deliveries/index.ts';
import { notificationPages } from '../slices/notifications/index.ts';
import { customerOrderPages, retailerOrderPages } from '../slices/orders/index.ts';
import { ownDataPages } from '../slices/own-data/index.ts';
import { retailerProductPages } from '../slices/products/index.ts';
import { retailerShopPages, shopsPages } from '../slices/shops/index.ts';
import { supportPages } from '../slices/support/index.ts';
import { shopsJoinedPages } from './shops-pages.ts';

/** Leads everybody to the sign-in. */
const root: PageRoute = {
  path: '/',
  who: 'nobody',
  load: async () => (await import('./error-page.tsx')).ErrorPage,
};

export const allPages: readonly PageRoute[] = [
  root,
  ...accountsPages,
  ...firstAddressPages,
  ...shopsPages,
  ...shopsJoinedPages,
  ...addressesPages,
  ...cartPages,
  ...customerOrderPages,
  ...retailerShopPages,
  ...retailerProductPages,
  ...cataloguePages,
  ...retailerOrderPages,
  ...deliveryPages,
  ...blogPages,
  ...notificationPages,
  ...supportPages,
  ...ownDataPages,
];

const matchable: RouteObject[] = allPages.map((page) => ({ path: page.path, handle: page }));

interface FoundPage {
  readonly page: PageRoute;
  /** The page above it. */
  readonly up: string | undefined;
}

/** The page that the router opens at a path; undefined for an unknown path. */
export function findPage(path: string): FoundPage | undefined {
  const match = matchRoutes(matchable, path)?.at(-1);
  if (!match) return undefined;
  const page = match.route.handle as PageRoute; // put there above
  return { page, up: typeof page.up === 'function' ? page.up(match.params) : page.up };
}
