// JSON of shops in memory. Each shop's text is ready but for its product types and its distance.
import { distanceKm } from '@haat/contract/geo';
import { pageOf } from '../../platform/page.ts';
import type { ListedShop } from './shop-list.ts';
import type { ShopsInReach } from './shops-in-reach.ts';

type Query = Parameters<typeof pageOf>[0] & { readonly shop_type?: number | undefined };

export const writeShop = (shop: ListedShop): string => `${openShop(shop)}}`;

/** The shops that deliver to an address, nearest first. */
export function writeNearbyShops(reach: ShopsInReach, query: Query): string {
  const { count, shops } = reach.nearest({ ...pageOf(query), typeId: query.shop_type });
  const results = shops.map((shop) => {
    const distance = Math.round(distanceKm(shop, reach.point));
    return `${openShop(shop)},"distance":${distance}}`;
  });
  return `{"count":${count},"results":[${results.join(',')}]}`;
}

/** Without the closing brace. */
const openShop = ({ json, productTypes }: ListedShop): string =>
  `${json.slice(0, -1)},"product_types":${productTypes}`;
