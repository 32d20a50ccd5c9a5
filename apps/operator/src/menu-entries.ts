// The menu: a line for each resource that the app has, in groups.
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import ContactPhoneIcon from '@mui/icons-material/ContactPhoneOutlined';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBikeOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/History';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocationCityIcon from '@mui/icons-material/LocationCityOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import StoreIcon from '@mui/icons-material/StoreOutlined';
import SupportIcon from '@mui/icons-material/SupportOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import BannerIcon from '@mui/icons-material/ViewCarouselOutlined';
import type { ComponentType } from 'react';

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
      { path: '/shops', label: 'Shops', icon: StorefrontIcon },
      { path: '/users', label: 'People', icon: GroupIcon },
      { path: '/deliverers', label: 'Deliverers', icon: DirectionsBikeIcon },
    ],
  },
  {
    title: 'Delivery',
    entries: [
      { path: '/cities', label: 'Cities', icon: LocationCityIcon },
      { path: '/slots', label: 'Slots', icon: EventIcon },
    ],
  },
  {
    title: 'Goods',
    entries: [
      { path: '/shop-types', label: 'Shop types', icon: StoreIcon },
      { path: '/product-types', label: 'Product types', icon: SellIcon },
      { path: '/catalogue', label: 'Catalogue', icon: InventoryIcon },
      { path: '/synonyms', label: 'Synonyms', icon: TranslateIcon },
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
      { path: '/support-contacts', label: 'Support contacts', icon: ContactPhoneIcon },
      { path: '/audit', label: 'Audit', icon: HistoryIcon },
    ],
  },
];
