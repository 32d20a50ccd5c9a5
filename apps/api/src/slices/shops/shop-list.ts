// The shops of a city as servers keep them in memory.
import type { Point } from '@haat/contract/geo';
import type { Language } from '@haat/contract/languages';
import type { DataVersion } from '../../platform/data-version.ts';
import type { ShopCalendar } from './shop-calendar.ts';
import { ShopGrid } from './shop-grid.ts';
import { coordinatesOf } from './sphere.ts';

export type TextByLanguage = Readonly<Record<Language, string>>;

/** A verified shop. Its answer is written once, when it is loaded. */
export interface ListedShop extends Point {
  readonly id: number;
  readonly isOpen: boolean;
  /** The main type and the additional ones. */
  readonly typeIds: readonly number[];
  readonly calendar: ShopCalendar;
  /** JSON of the contract's `ShopInList` without `type`, `product_types` and `distance`. */
  readonly json: string;
  /** JSON of `type` and of `product_types` in each language. Shops with the same types share the texts. */
  readonly type: TextByLanguage;
  readonly productTypes: TextByLanguage;
}

export interface ShopList {
  readonly cityId: number;
  /** The changes up to this version are in the list. */
  readonly version: DataVersion;
  readonly radiusKm: number;
  /** When all of it was loaded. Later loads brought only changes. */
  readonly wholeAt: Date;
  readonly shops: readonly ListedShop[];
  /** Three for each shop, in the order of `shops`. */
  readonly coordinates: Float64Array;
  /** The shops of a type, main or additional, or all of them without one. */
  gridOf(typeId: number | undefined): ShopGrid;
  /** About how much memory it takes. */
  readonly bytes: number;
}

/** What a load found. */
export interface LoadedShops extends Pick<ShopList, 'cityId' | 'version' | 'radiusKm'> {
  readonly loadedAt: Date;
  /** False when it found only the shops that changed since the list before. */
  readonly isWhole: boolean;
  readonly listed: readonly ListedShop[];
  /** Ids of shops that are no longer verified. */
  readonly unlisted: readonly number[];
}

/** Yields after each shop, so that the caller can let other work go on. */
export function* makeShopList(
  { isWhole, listed, unlisted, loadedAt, ...facts }: LoadedShops,
  before: ShopList | undefined,
): Generator<undefined, ShopList> {
  const base = isWhole ? undefined : before;
  const changed = new Set(unlisted);
  for (const { id } of listed) changed.add(id);
  const shops: ListedShop[] = [];
  const all = new Float64Array(3 * ((base?.shops.length ?? 0) + listed.length));
  let bytes = 0;
  for (const [list, isNew] of [
    [base?.shops ?? [], false],
    [listed, true],
  ] as const) {
    for (const shop of list) {
      if (isNew || !changed.has(shop.id)) {
        all.set(coordinatesOf(shop), 3 * shops.length);
        shops.push(shop);
        bytes += bytesOf(shop);
      }
      yield;
    }
  }
  const coordinates = all.subarray(0, 3 * shops.length);
  const gridOf = yield* makeGrids(shops, coordinates);
  return { ...facts, wholeAt: base?.wholeAt ?? loadedAt, shops, coordinates, gridOf, bytes };
}

/** One of all shops, and one for each type. */
function* makeGrids(
  shops: readonly ListedShop[],
  coordinates: Float64Array,
): Generator<undefined, ShopList['gridOf']> {
  const placesOf = new Map<number | undefined, number[]>([[undefined, [...shops.keys()]]]);
  for (const [place, { typeIds }] of shops.entries()) {
    for (const typeId of new Set(typeIds)) {
      const places = placesOf.get(typeId);
      if (places) places.push(place);
      else placesOf.set(typeId, [place]);
    }
    yield;
  }
  const made = new Map<number | undefined, ShopGrid>();
  for (const [typeId, places] of placesOf) made.set(typeId, yield* ShopGrid.make(shops, coordinates, places));
  const empty = yield* ShopGrid.make(shops, coordinates, []);
  return (typeId) => made.get(typeId) ?? empty;
}

/** Measured: a shop takes 230 bytes beside its text. Grids take some 10 bytes for each of its types. A day takes 40. */
const bytesOf = ({ json, calendar }: ListedShop): number =>
  260 + Buffer.byteLength(json) + 40 * calendar.closedDays.length;
