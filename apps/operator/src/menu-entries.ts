// The menu: a line for each resource that the app has, in groups.

import type { ComponentType } from 'react';
import {
  ArticleIcon,
  BannerIcon,
  CalendarIcon,
  CategoryIcon,
  CityIcon,
  ContactIcon,
  DelivererIcon,
  HistoryIcon,
  HomeIcon,
  LanguageIcon,
  PackageIcon,
  PeopleIcon,
  ReceiptIcon,
  SettingsIcon,
  ShopIcon,
  ShopTypeIcon,
  SupportIcon,
  TagIcon,
} from './ui/icons.tsx';

export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType;
}

interface MenuGroup {
  /** Stands above the group. */
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
}

export const menuGroups: readonly MenuGroup[] = [
  { entries: [{ path: '/', label: 'Today', icon: HomeIcon }] },
  {
    entries: [
      { path: '/orders', label: 'Orders', icon: ReceiptIcon },
      { path: '/requests', label: 'Support requests', icon: SupportIcon },
    ],
  },
  {
    title: 'Shops and people',
    entries: [
      { path: '/shops', label: 'Shops', icon: ShopIcon },
      { path: '/users', label: 'People', icon: PeopleIcon },
      { path: '/deliverers', label: 'Deliverers', icon: DelivererIcon },
    ],
  },
  {
    title: 'Delivery',
    entries: [
      { path: '/cities', label: 'Cities', icon: CityIcon },
      { path: '/slots', label: 'Slots', icon: CalendarIcon },
    ],
  },
  {
    title: 'Goods',
    entries: [
      { path: '/shop-types', label: 'Shop types', icon: ShopTypeIcon },
      { path: '/product-types', label: 'Product types', icon: TagIcon },
      { path: '/catalogue', label: 'Catalogue', icon: PackageIcon },
      { path: '/synonyms', label: 'Synonyms', icon: LanguageIcon },
    ],
  },
  {
    title: 'Blog',
    entries: [
      { path: '/articles', label: 'Articles', icon: ArticleIcon },
      { path: '/categories', label: 'Article categories', icon: CategoryIcon },
      { path: '/banners', label: 'Banners', icon: BannerIcon },
    ],
  },
  {
    entries: [
      { path: '/setup', label: 'Setup', icon: SettingsIcon },
      { path: '/support-contacts', label: 'Support contacts', icon: ContactIcon },
      { path: '/audit', label: 'Audit', icon: HistoryIcon },
    ],
  },
];
