// The menu: a line for each resource that the app has.
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBikeOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/History';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocationCityIcon from '@mui/icons-material/LocationCityOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import SupportIcon from '@mui/icons-material/SupportOutlined';
import type { ComponentType } from 'react';

interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType;
}

export const menuEntries: readonly MenuEntry[] = [
  { path: '/', label: 'Today', icon: HomeIcon },
  { path: '/orders', label: 'Orders', icon: ReceiptIcon },
  { path: '/shops', label: 'Shops', icon: StorefrontIcon },
  { path: '/requests', label: 'Support requests', icon: SupportIcon },
  { path: '/users', label: 'People', icon: GroupIcon },
  { path: '/deliverers', label: 'Deliverers', icon: DirectionsBikeIcon },
  { path: '/cities', label: 'Cities', icon: LocationCityIcon },
  { path: '/catalogue', label: 'Catalogue', icon: InventoryIcon },
  { path: '/categories', label: 'Article categories', icon: CategoryIcon },
  { path: '/audit', label: 'Audit', icon: HistoryIcon },
];
