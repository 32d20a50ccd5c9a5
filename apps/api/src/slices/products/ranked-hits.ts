// The hits of a search among a city's products, by relevance. They don't depend on who searches from where, on stock and on
// open shops, so they stay in memory until products change.

/** Arrays without an object per product: a word can have thousands of hits. */
export interface RankedHits {
  readonly shopIds: readonly number[];
  readonly ranks: readonly {
    readonly rank: number;
    readonly ids: Float64Array;
    /** The place of each hit's shop in `shopIds`. */
    readonly shops: Uint32Array;
  }[];
}

/** Hits of equal rank, and the shop of each. */
export interface RankOfHits {
  readonly rank: number;
  readonly ids: readonly number[];
  readonly shopIds: readonly number[];
}

export const countOf = ({ ranks }: RankedHits): number => ranks.reduce((sum, { ids }) => sum + ids.length, 0);

export function rankedHitsOf(parts: readonly RankOfHits[]): RankedHits {
  const places = new Map<number, number>();
  const placeOf = (shopId: number): number => {
    const place = places.get(shopId) ?? places.size;
    places.set(shopId, place);
    return place;
  };
  const ranks = parts.map(({ rank, ids, shopIds }) => ({
    rank,
    ids: Float64Array.from(ids),
    shops: Uint32Array.from(shopIds, placeOf),
  }));
  return { ranks, shopIds: [...places.keys()] };
}

/** `hits`, with those of some shops replaced by `fresh`. */
export function withFreshShops(
  hits: RankedHits,
  changed: ReadonlySet<number>,
  fresh: readonly RankOfHits[],
): RankedHits {
  const kept = hits.ranks.map(({ rank, ids, shops }): RankOfHits => {
    const shopIds = Array.from(shops, (place) => hits.shopIds[place] ?? 0);
    const isKept = (_: number, at: number) => !changed.has(shopIds[at] ?? 0);
    return { rank, ids: [...ids].filter(isKept), shopIds: shopIds.filter(isKept) };
  });
  return rankedHitsOf(joined([...kept, ...fresh]));
}

/** One part for each rank. */
function joined(parts: readonly RankOfHits[]): RankOfHits[] {
  const ranks = [...new Set(parts.map(({ rank }) => rank))];
  return ranks.map((rank) => {
    const same = parts.filter((part) => part.rank === rank);
    return {
      rank,
      ids: same.flatMap(({ ids }) => ids),
      shopIds: same.flatMap(({ shopIds }) => shopIds),
    };
  });
}
