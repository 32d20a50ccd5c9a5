// The areas of the app and the pages of their navigation.

import type { PageRoute, SectionKey } from '../platform/navigation/page-route.ts';
import { IconBasket } from '../ui/icons/icon-basket.tsx';
import { IconBell } from '../ui/icons/icon-bell.tsx';
import { IconBuildingStore } from '../ui/icons/icon-building-store.tsx';
import { IconLifebuoy } from '../ui/icons/icon-lifebuoy.tsx';
import { IconNews } from '../ui/icons/icon-news.tsx';
import { IconTruckDelivery } from '../ui/icons/icon-truck-delivery.tsx';
import { IconUser } from '../ui/icons/icon-user.tsx';
import { app } from './app.messages.ts';
import { allPages, findPage } from './pages.ts';

type Navigation = NonNullable<PageRoute['navigation']>;

export interface SectionPage extends Navigation {
  readonly to: string;
}

export interface Section {
  readonly key: SectionKey;
  readonly home: string;
  readonly icon: typeof IconNews;
  readonly pages: readonly SectionPage[];
}

const navigation = allPages
  .flatMap(({ path, navigation: entry }): SectionPage[] => (entry ? [{ ...entry, to: path }] : []))
  .sort((a, b) => a.place - b.place);

const makeSection = (key: SectionKey, home: string, icon: Section['icon']): Section => ({
  key,
  home,
  icon,
  pages: navigation.filter(({ section }) => section === key),
});

const blog = makeSection('blog', '/blogs', IconNews);
const shops = makeSection('shops', '/shops', IconBasket);
const retailer = makeSection('retailer', '/retailer', IconBuildingStore);
const deliverer = makeSection('deliverer', '/deliverer', IconTruckDelivery);
const support = makeSection('support', '/support', IconLifebuoy);
const notifications = makeSection('notifications', '/notifications', IconBell);
const account = makeSection('account', '/account', IconUser);

const all = [blog, shops, retailer, deliverer, support, notifications, account];

/** Those of the menu, in its order. */
export const menuSections = (isDeliverer: boolean): readonly Section[] =>
  isDeliverer ? [blog, shops, retailer, support, deliverer] : [blog, shops, retailer, support];

export const menuLabel = (section: Section): string =>
  section.key === 'notifications' || section.key === 'account'
    ? app.labels[section.key]
    : app.sections[section.key];

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const sectionOf = (path: string): Section | undefined => all.find(({ home }) => isBelow(path, home));

/** The page of the navigation that a path belongs to: itself, or the nearest page above it. */
export function currentPage(section: Section, path: string): SectionPage | undefined {
  const found = findPage(path);
  const own = section.pages.find((page) => page.to === found?.page.path);
  const above = found?.page.partOf ?? found?.up;
  return own ?? (above === undefined ? undefined : currentPage(section, above));
}
