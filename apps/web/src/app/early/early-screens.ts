// What the first screens load: their calls, and their largest picture. A test compares the URLs with the app's own
// calls. This file imports only types, because the contract's schemas would be larger than the rest of the page.
import type * as addresses from '@haat/contract/addresses';
import type * as blog from '@haat/contract/blog';
import type * as cart from '@haat/contract/cart';
import type { AnswerOf } from '@haat/contract/endpoint';
import type * as products from '@haat/contract/products';
import type * as shops from '@haat/contract/shops';
import type { EarlyLoad, EarlyPicture } from '../../platform/early/start-early.ts';

type ScreenCalls = (load: EarlyLoad, ...ids: string[]) => Promise<EarlyPicture>;

const coverOf = (shop: Pick<shops.Shop, 'cover' | 'type'> | undefined): string | null | undefined =>
  shop?.cover ?? shop?.type.cover;

const loadCart = (load: EarlyLoad) => load<cart.Cart>('/api/customers/cart/');
const loadAddresses = (load: EarlyLoad) =>
  load<AnswerOf<typeof addresses.listAddresses>>('/api/customers/addresses/');

const loadShops: ScreenCalls = async (load) => {
  void load('/api/shops/shop-types/');
  void load('/api/customers/orders/?limit=10&offset=0');
  const [{ results }, { address }] = await Promise.all([loadAddresses(load), loadCart(load)]);
  // As selected-address.ts selects it after a reload.
  const selected =
    results.find(({ id }) => id === address) ?? results.find((one) => one.is_primary) ?? results[0];
  if (!selected) return [null, 'middle'];
  const nearby = `/api/shops/nearby/?address_id=${selected.id}&limit=10&offset=0`;
  const [nearest] = (await load<AnswerOf<typeof shops.nearbyShops>>(nearby)).results;
  return [coverOf(nearest), 'middle'];
};

const loadShop: ScreenCalls = async (load, shopId) => {
  const shop = load<shops.Shop>(`/api/shops/${shopId}/`);
  void loadCart(load);
  return [coverOf(await shop), 'large'];
};

const loadProduct: ScreenCalls = async (load, shopId, productId) => {
  const product = load<products.Product>(`/api/shops/products/${productId}/?shop__id=${shopId}`);
  void loadShop(load, `${shopId}`);
  const { images, cover } = await product;
  return [(images[0] ?? cover)?.cover, 'large'];
};

const loadNews: ScreenCalls = async (load) => {
  const banners = load<AnswerOf<typeof blog.listBanners>>('/api/blog/banners/');
  void load('/api/blog/articles/?is_pinned=1');
  void load('/api/blog/categories/');
  void load('/api/blog/articles/?is_pinned=0&order=newest&limit=10');
  return [(await banners).results[0]?.cover, 'large'];
};

const screens: readonly (readonly [path: RegExp, load: ScreenCalls])[] = [
  [/^\/shops\/?$/, loadShops],
  [/^\/shops\/(\d+)\/?$/, loadShop],
  [/^\/shops\/(\d+)\/product\/(\d+)\/?$/, loadProduct],
  [/^\/blogs\/?$/, loadNews],
];

/** Starts the calls of the screen at `path`. Undefined when there are none. */
export function loadScreen(path: string, load: EarlyLoad): Promise<EarlyPicture> | undefined {
  for (const [pattern, start] of screens) {
    const ids = pattern.exec(path)?.slice(1);
    if (ids) return start(load, ...ids);
  }
  return undefined;
}
