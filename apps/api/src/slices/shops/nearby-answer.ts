import { distanceKm } from '@haat/contract/geo';
import { pageOf } from '../../platform/page.ts';
import type { ShopsInReach } from './shops-in-reach.ts';

type Query = Parameters<typeof pageOf>[0] & { readonly shop_type?: number | undefined };

/** JSON of the shops that deliver to an address, nearest first. Each shop's text is ready but for the distance. */
export function writeNearbyShops(reach: ShopsInReach, query: Query): string {
  const { count, shops } = reach.nearest({ ...pageOf(query), typeId: query.shop_type });
  const results = shops.map((shop) => {
    const distance = Math.round(distanceKm(shop, reach.point));
    return `${shop.json.slice(0, -1)},"product_types":${shop.productTypes},"distance":${distance}}`;
  });
  return `{"count":${count},"results":[${results.join(',')}]}`;
}
