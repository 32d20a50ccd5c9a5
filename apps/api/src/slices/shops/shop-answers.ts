// JSON of shops in memory. Each shop's text is ready but for its types and its distance.
import { distanceKm } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import type { Shop } from '@haat/contract/shops';
import { pageOf } from '../../platform/page.ts';
import type { ShopCalendar } from './shop-calendar.ts';
import type { ListedShop } from './shop-list.ts';
import type { ShopsInReach } from './shops-in-reach.ts';

type Query = Parameters<typeof pageOf>[0] & { readonly shop_type?: number | undefined };

export function writeShop(
  shop: ListedShop,
  nextSlotOf: (calendar: ShopCalendar) => Shop['next_slot'],
  language: Language,
): string {
  const { closedWeekdays: closed_weekdays, closedDays: closed_days } = shop.calendar;
  // The switch closes the shop until it is opened again.
  const next_slot = shop.isOpen ? nextSlotOf(shop.calendar) : null;
  return `${openShop(shop, language)},${JSON.stringify({ closed_weekdays, closed_days, next_slot }).slice(1)}`;
}

/** The shops that deliver to an address, nearest first. */
export function writeNearbyShops(reach: ShopsInReach, query: Query, language: Language): string {
  const { count, shops } = reach.nearest({ ...pageOf(query), typeId: query.shop_type });
  const results = shops.map((shop) => {
    const distance = Math.round(distanceKm(shop, reach.point));
    return `${openShop(shop, language)},"distance":${distance}}`;
  });
  return `{"count":${count},"results":[${results.join(',')}]}`;
}

/** Without the closing brace. */
const openShop = ({ json, type, productTypes }: ListedShop, language: Language): string =>
  `${json.slice(0, -1)},"type":${type[language]},"product_types":${productTypes[language]}`;
