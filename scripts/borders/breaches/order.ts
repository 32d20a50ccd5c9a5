import { api, type Breach, operator, web } from './sound-tree.ts';

export const orderBreaches: Breach[] = [
  {
    rule: 'a slice uses only the slices before it',
    file: `${api}/slices/shops/close-shop.ts`,
    text: "\nimport type {} from '../cart/index.ts';",
    at: '2:1',
  },
  {
    rule: 'another slice is entered through its index.ts',
    file: `${api}/slices/cart/fill-cart.ts`,
    text: "export { openShop } from '../shops/open-shop.ts';",
  },
  {
    rule: "a slice's index.ts holds no logic",
    file: `${api}/slices/cart/index.ts`,
    text: 'export const cart = (context) => { if (context) return 1; };',
    at: '1:36',
  },
  {
    rule: 'a slice does not import what is built from slices',
    file: `${web}/slices/shops/shop-state.ts`,
    text: "export const later = () => import('../../app/router.ts');",
    at: '1:28',
  },
  {
    rule: 'source does not import what is built for tests',
    file: `${api}/slices/shops/close-shop.ts`,
    text: "export * from '../../testing/shops.ts';",
  },
  {
    rule: 'a factory is used in its own slice',
    file: `${api}/slices/cart/cart-full.test.ts`,
    text: "export * from '../shops/shop.factory.ts';",
  },
  {
    rule: 'source does not import what is built for tests',
    file: `${web}/platform/live.ts`,
    text: "import { vi } from 'vitest'; export const fake = vi;",
  },
  {
    rule: 'platform/, ui/ and messages/ import no slice',
    file: `${api}/platform/clock.ts`,
    text: "export type Shops = typeof import('../slices/shops/index.ts');",
  },
  {
    rule: 'platform/, ui/ and messages/ import no slice',
    file: `${web}/ui/lists/shop-list.tsx`,
    text: "import { words } from '../../slices/shops/shops.messages.ts'; export const List = () => words;",
  },
  {
    rule: 'the parts of the project are kept apart',
    file: `${web}/platform/session.ts`,
    text: "export type Config = typeof import('@haat/api/config');",
  },
  {
    rule: 'the parts of the project are kept apart',
    file: `${api}/start.ts`,
    text: "export const load = () => import('@haat/demo');",
  },
  {
    rule: 'the parts of the project are kept apart',
    file: 'packages/embedded-postgres/src/roles.ts',
    text: "import '@haat/api/slices/shops';",
  },
  {
    rule: 'the parts of the project are kept apart',
    file: `${web}/app/desk.ts`,
    text: "export const load = () => import('@haat/operator/app');",
  },
  {
    rule: 'the parts of the project are kept apart',
    file: `${operator}/ui/money.ts`,
    text: "export * from '@haat/web/ui/layout/card';",
  },
  {
    rule: 'the parts of the project are kept apart',
    file: 'packages/client/src/session.ts',
    text: "export * from '@haat/map/map-canvas';",
  },
  {
    rule: 'the parts of the project are kept apart',
    file: `${api}/platform/keys.ts`,
    text: "export * from '@haat/client/client';",
  },
  {
    rule: 'packages/client and packages/map stay small',
    file: 'packages/client/src/session.ts',
    text: "import { onlineManager } from '@tanstack/react-query'; export const isOnline = onlineManager;",
  },
  {
    rule: 'packages/client and packages/map stay small',
    file: 'packages/map/src/map-note.tsx',
    text: "import Box from '@mui/material/Box'; export const MapNote = Box;",
  },
  {
    rule: 'only packages/map uses Leaflet',
    file: `${web}/ui/map/shop-dots.ts`,
    text: "import L from 'leaflet'; export const dot = L.marker;",
  },
  {
    rule: 'another part is imported by its name',
    file: 'packages/demo/src/load-shops.ts',
    text: "import '../../../apps/api/src/slices/shops/open-shop.ts';",
  },
  {
    rule: 'only platform/ uses the packages of the phone',
    file: `${web}/slices/shops/use-share.ts`,
    text: "import { Share } from '@capacitor/share'; export const useShare = () => Share;",
  },
];
