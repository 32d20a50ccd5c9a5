// Every page of the app, as its slice declares it. A new slice is one line here: access, sections, menu and navigation are
// made from its pages.
import { matchRoutes, type RouteObject } from 'react-router';
import { setHelpPage } from '../platform/navigation/help-page.ts';
import type { PageRoute } from '../platform/navigation/page-route.ts';
import { openPath } from '../platform/navigation/workplace.ts';
import { accountsPages } from '../slices/accounts/index.ts';
import { addressesPages } from '../slices/addresses/index.ts';
import { blogPages } from '../slices/blog/index.ts';
import { cartPages } from '../slices/cart/index.ts';
import { cashPages } from '../slices/cash/index.ts';
import { cataloguePages } from '../slices/catalogue/index.ts';
import { commissionPages } from '../slices/commission/index.ts';
import { complaintPages } from '../slices/complaints/index.ts';
import { creditPages } from '../slices/credit/index.ts';
import { deliveryPages } from '../slices/deliveries/index.ts';
import { listPages } from '../slices/lists/index.ts';
import { notificationPages } from '../slices/notifications/index.ts';
import { orderPages } from '../slices/orders/index.ts';
import { ownDataPages } from '../slices/own-data/index.ts';
import { productPages } from '../slices/products/index.ts';
import { shopsPages } from '../slices/shops/index.ts';
import { supportPages } from '../slices/support/index.ts';
import { delivererJoinedPages } from './deliverer-pages.ts';
import { orderJoinedPages } from './order-pages.ts';
import { shopsJoinedPages } from './shops-pages.ts';

/** Leads everybody to the sign-in. */
const root: PageRoute = {
  path: '/',
  who: 'nobody',
  load: async () => (await import('./error-page.tsx')).ErrorPage,
};

/** Leads to where the person last worked, see the guard. The installed app starts here. */
const open: PageRoute = {
  path: openPath,
  who: 'signed in',
  load: async () => (await import('./error-page.tsx')).ErrorPage,
};

export const allPages: readonly PageRoute[] = [
  root,
  open,
  ...accountsPages,
  ...addressesPages,
  ...shopsPages,
  ...shopsJoinedPages,
  ...cartPages,
  ...orderPages,
  ...orderJoinedPages,
  ...listPages,
  ...productPages,
  ...cataloguePages,
  ...delivererJoinedPages,
  ...deliveryPages,
  ...creditPages,
  ...cashPages,
  ...commissionPages,
  ...blogPages,
  ...notificationPages,
  ...complaintPages,
  ...supportPages,
  ...ownDataPages,
];

for (const { path, help } of allPages) if (help) setHelpPage({ path, label: help });

const matchable: RouteObject[] = allPages.map((page) => ({ path: page.path, handle: page }));

interface FoundPage {
  readonly page: PageRoute;
  /** The page above it. */
  readonly up: string | undefined;
  readonly whileUnverified: string | undefined;
}

/** The page that the router opens at a path; undefined for an unknown path. */
export function findPage(path: string): FoundPage | undefined {
  const match = matchRoutes(matchable, path)?.at(-1);
  if (!match) return undefined;
  const page = match.route.handle as PageRoute; // put there above
  return {
    page,
    up: typeof page.up === 'function' ? page.up(match.params) : page.up,
    whileUnverified: page.whileUnverified?.(match.params),
  };
}
