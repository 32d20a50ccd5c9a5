// The web manifest: how the installed app appears on a phone. The server inserts this market's name.

/** `npm run screenshots` makes them. Only the browser's own install dialog loads them. */
const screenshot = (
  name: string,
  [formFactor, sizes]: readonly ['narrow' | 'wide', string],
  label: string,
) => ({ src: `/install/${name}.webp`, sizes, type: 'image/webp', form_factor: formFactor, label });
const narrow = ['narrow', '780x1688'] as const;
const wide = ['wide', '1280x800'] as const;

const shortcut = (url: string, picture: string, name: string, short_name = name) => ({
  name,
  short_name,
  url,
  icons: [{ src: `/shortcuts/${picture}.png`, sizes: '192x192', type: 'image/png' }],
});

/** The four pages of the shortcuts, with their names. */
const shortcuts = (
  shops: string,
  cart: string,
  orders: readonly [name: string, short: string],
  news: string,
) => [
  shortcut('/shops', 'shops', shops),
  shortcut('/shops/cart', 'cart', cart),
  shortcut('/shops/user', 'orders', ...orders),
  shortcut('/blogs', 'news', news),
];

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' } as const;

interface Translation {
  readonly lang: string;
  readonly description: string;
  readonly shortcuts: readonly ReturnType<typeof shortcut>[];
}

/** The server sends these parts instead to readers of these languages. */
const translations: Record<'hi' | 'ml', Translation> = {
  hi: {
    lang: 'hi',
    description: 'गाँव की ख़बरें, पास की दुकानें और घर तक डिलीवरी।',
    shortcuts: shortcuts('दुकानें', 'कार्ट', ['आपके ऑर्डर', 'ऑर्डर'], 'ख़बरें'),
  },
  ml: {
    lang: 'ml',
    description: 'നാട്ടുവാർത്തകൾ, അടുത്തുള്ള കടകൾ, വീട്ടിലേക്ക് ഡെലിവറി.',
    shortcuts: shortcuts('കടകൾ', 'കാർട്ട്', ['നിങ്ങളുടെ ഓർഡറുകൾ', 'ഓർഡറുകൾ'], 'വാർത്തകൾ'),
  },
};

/** Members with the names of the Web Application Manifest (W3C). */
export const manifest = {
  translations,
  id: '/',
  name: 'Haat',
  short_name: 'Haat',
  description: 'Local news, shops nearby and delivery to your doorstep.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/open',
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
  shortcuts: shortcuts('Shops', 'Cart', ['Your orders', 'Orders'], 'News'),
};
