// The shops of a city as servers keep them in memory.
import type { Point } from '@haat/contract/geo';
import type { DataVersion } from '../../platform/data-version.ts';
import { ShopGrid } from './shop-grid.ts';
import { coordinatesOf } from './sphere.ts';

/** A verified shop. Its answer is written once, when it is loaded. */
export interface ListedShop extends Point {
  readonly id: number;
  readonly isOpen: boolean;
  /** The main type and the additional ones. */
  readonly typeIds: readonly number[];
  /** JSON of the contract's `Shop` without `product_types`. */
  readonly json: string;
  /** JSON of `product_types`. Shops with the same types share one text. */
  readonly productTypes: string;
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
  /** The shops of a type, main or additional, or all of them. */
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

export function makeShopList(loaded: LoadedShops, before: ShopList | undefined): ShopList {
  const { isWhole, listed, unlisted, loadedAt, ...facts } = loaded;
  const base = isWhole ? undefined : before;
  if (base?.version.number === loaded.version.number) return base;
  const changed = new Set([...listed.map(({ id }) => id), ...unlisted]);
  const kept = base?.shops.filter(({ id }) => !changed.has(id)) ?? [];
  const shops = [...kept, ...listed];
  const coordinates = new Float64Array(shops.length * 3);
  for (const [index, shop] of shops.entries()) coordinates.set(coordinatesOf(shop), index * 3);
  const gridOf = gridsOf(shops, coordinates);
  return { ...facts, wholeAt: base?.wholeAt ?? loadedAt, shops, coordinates, gridOf, bytes: bytesOf(shops) };
}

/** A grid is made when somebody asks for it. There are few types. */
function gridsOf(shops: readonly ListedShop[], coordinates: Float64Array): ShopList['gridOf'] {
  const made = new Map<number | undefined, ShopGrid>();
  return (typeId) => {
    const known = made.get(typeId);
    if (known) return known;
    const places = [...shops.keys()].filter(
      (place) => typeId === undefined || shops[place]?.typeIds.includes(typeId),
    );
    const grid = new ShopGrid(shops, coordinates, Int32Array.from(places));
    // Anybody can ask for types that no shop has.
    if (places.length > 0) made.set(typeId, grid);
    return grid;
  };
}

/** Measured: a shop takes 230 bytes beside its text. Grids take some 10 bytes for each of its types. */
const bytesOf = (shops: readonly ListedShop[]): number =>
  shops.reduce((sum, { json }) => sum + 260 + Buffer.byteLength(json), 0);
