// How the installed app appears on a phone. The server replaces the name by that of its market.
import type { ManifestOptions } from 'vite-plugin-pwa';

/** `npm run screenshots` takes them. Only the browser's own install sheet loads them. */
const screenshot = (
  name: string,
  [formFactor, sizes]: readonly ['narrow' | 'wide', string],
  label: string,
) => ({ src: `/install/${name}.webp`, sizes, type: 'image/webp', form_factor: formFactor, label });
const narrow = ['narrow', '780x1688'] as const;
const wide = ['wide', '1280x800'] as const;

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' } as const;

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Haat',
  short_name: 'Haat',
  description: 'Local news, shops nearby and delivery to your doorstep.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fffaf2',
  theme_color: '#fffaf2',
  categories: ['shopping', 'food', 'news'],
  icons: [
    { ...icon, purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  screenshots: [
    screenshot('shops', narrow, 'Shops nearby'),
    screenshot('shop', narrow, 'Goods of a shop'),
    screenshot('order', narrow, 'The way of an order'),
    screenshot('news', narrow, 'Local news'),
    screenshot('shops-wide', wide, 'Shops nearby on a computer'),
    screenshot('shop-wide', wide, 'Goods of a shop on a computer'),
  ],
  shortcuts: [
    { name: 'Shops', url: '/shops', icons: [icon] },
    { name: 'Cart', url: '/shops/cart', icons: [icon] },
    { name: 'Your orders', short_name: 'Orders', url: '/shops/user', icons: [icon] },
    { name: 'News', url: '/blogs', icons: [icon] },
  ],
};
