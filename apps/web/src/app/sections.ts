// The five areas of the app and the pages of their navigation.
import { IconBasket } from '../ui/icons/icon-basket.tsx';
import { IconBell } from '../ui/icons/icon-bell.tsx';
import { IconBooks } from '../ui/icons/icon-books.tsx';
import { IconBuildingStore } from '../ui/icons/icon-building-store.tsx';
import { IconClipboardList } from '../ui/icons/icon-clipboard-list.tsx';
import { IconHome } from '../ui/icons/icon-home.tsx';
import { IconLifebuoy } from '../ui/icons/icon-lifebuoy.tsx';
import { IconNews } from '../ui/icons/icon-news.tsx';
import { IconSearch } from '../ui/icons/icon-search.tsx';
import { IconShoppingCart } from '../ui/icons/icon-shopping-cart.tsx';
import { IconTag } from '../ui/icons/icon-tag.tsx';
import { IconTruckDelivery } from '../ui/icons/icon-truck-delivery.tsx';
import { IconUser } from '../ui/icons/icon-user.tsx';
import { app } from './app.messages.ts';

type Icon = typeof IconHome;

export interface SectionPage {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  /** Inner pages that belong to this one beside those below its own path. */
  readonly also?: readonly string[];
}

export interface Section {
  readonly key: keyof typeof app.labels;
  readonly home: string;
  readonly icon: Icon;
  readonly pages: readonly SectionPage[];
}

const { pages } = app;

const blog: Section = {
  key: 'blog',
  home: '/blogs',
  icon: IconNews,
  pages: [
    { to: '/blogs', label: pages.home, icon: IconHome },
    { to: '/blogs/search', label: pages.search, icon: IconSearch },
    { to: '/blogs/user', label: pages.profile, icon: IconUser },
  ],
};

const shops: Section = {
  key: 'shops',
  home: '/shops',
  icon: IconBasket,
  pages: [
    { to: '/shops', label: pages.home, icon: IconHome },
    { to: '/shops/search', label: pages.search, icon: IconSearch },
    { to: '/shops/cart', label: pages.cart, icon: IconShoppingCart, also: ['/shops/slot'] },
    {
      to: '/shops/user',
      label: pages.profile,
      icon: IconUser,
      also: ['/shops/order/', '/shops/order-placed'],
    },
  ],
};

const retailer: Section = {
  key: 'retailer',
  home: '/retailer',
  icon: IconBuildingStore,
  pages: [
    { to: '/retailer/orders', label: pages.orders, icon: IconClipboardList },
    {
      to: '/retailer/products',
      label: pages.products,
      icon: IconTag,
      also: ['/retailer/add-product', '/retailer/edit-product/'],
    },
    { to: '/retailer/catalogue', label: pages.catalogue, icon: IconBooks },
    { to: '/retailer/user', label: pages.profile, icon: IconUser },
  ],
};

const deliverer: Section = {
  key: 'deliverer',
  home: '/deliverer',
  icon: IconTruckDelivery,
  pages: [
    { to: '/deliverer', label: pages.deliveries, icon: IconTruckDelivery },
    { to: '/deliverer/requests', label: pages.requests, icon: IconBell },
    { to: '/deliverer/user', label: pages.profile, icon: IconUser },
  ],
};

const support: Section = { key: 'support', home: '/support', icon: IconLifebuoy, pages: [] };
const notifications: Section = { key: 'notifications', home: '/notifications', icon: IconBell, pages: [] };

const account: Section = { key: 'account', home: '/account', icon: IconUser, pages: [] };

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

/** The page of the navigation that a path belongs to: itself, one that names it, the nearest above, else the home. */
export function currentPage({ pages: own, home }: Section, path: string): SectionPage | undefined {
  const claims = ({ to, also = [] }: SectionPage): boolean =>
    (to !== home && isBelow(path, to)) || also.some((start) => path.startsWith(start));
  return own.find((page) => page.to === path) ?? own.find(claims) ?? own.find((page) => page.to === home);
}
