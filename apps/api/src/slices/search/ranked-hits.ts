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

export const noHits: RankedHits = { shopIds: [], ranks: [] };

/** The ids of all hits, in no order. */
export const idsOf = ({ ranks }: RankedHits): number[] => ranks.flatMap(({ ids }) => [...ids]);
