// The hits of a search that one person can order, grouped by relevance: which shops are in reach, open, and how near.
import type { RankedHits } from './ranked-hits.ts';

export interface NearShop {
  readonly isOpen: boolean;
  /** The straight line in km. It sorts like the distance. */
  readonly nearness: number;
}

export interface Hit extends NearShop {
  readonly id: number;
  readonly cityId: number;
}

export interface CityHits {
  readonly cityId: number;
  readonly hits: RankedHits;
}

interface Part {
  readonly cityId: number;
  readonly ids: Float64Array;
  /** The place of each hit's shop in `near`. */
  readonly shops: Uint32Array;
  /** Undefined for shops that aren't in reach. */
  readonly near: readonly (NearShop | undefined)[];
}

/** The hits of equal relevance. */
export interface RankInReach {
  readonly parts: readonly Part[];
  readonly count: number;
}

/** The most relevant first. */
export function ranksInReach(
  cities: readonly CityHits[],
  shops: ReadonlyMap<number, NearShop>,
): RankInReach[] {
  const byRank = new Map<number, Part[]>();
  for (const { cityId, hits } of cities) {
    const near = hits.shopIds.map((id) => shops.get(id));
    for (const { rank, ...part } of hits.ranks) {
      byRank.set(rank, [...(byRank.get(rank) ?? []), { cityId, near, ...part }]);
    }
  }
  return [...byRank]
    .sort(([a], [b]) => a - b)
    .map(([, parts]) => ({ parts, count: parts.reduce((sum, part) => sum + countNear(part), 0) }));
}

function countNear({ shops, near }: Part): number {
  let count = 0;
  for (const place of shops) if (near[place]) count += 1;
  return count;
}

export const isNearer = (a: Hit, b: Hit): number => a.nearness - b.nearness || a.id - b.id;

/** Above this, sorting all is faster than keeping the best in order. */
const mostInserted = 200;

/** The nearest hits of open or of closed shops, at most `most` of them, nearest first. */
export function nearestOf({ parts }: RankInReach, isOpen: boolean, most: number): Hit[] {
  const best: Hit[] = [];
  const isSorted = most <= mostInserted;
  for (const { cityId, ids, shops, near } of parts) {
    for (let at = 0; at < ids.length; at += 1) {
      const shop = near[shops[at] ?? 0];
      if (shop?.isOpen !== isOpen) continue;
      const worst = isSorted && best.length === most ? best[most - 1] : undefined;
      if (worst && shop.nearness > worst.nearness) continue;
      const hit = { id: ids[at] ?? 0, cityId, isOpen, nearness: shop.nearness };
      if (isSorted) insert(best, hit, most);
      else best.push(hit);
    }
  }
  return isSorted ? best : best.sort(isNearer).slice(0, most);
}

function insert(best: Hit[], hit: Hit, most: number): void {
  let at = best.length;
  while (at > 0 && isNearer(hit, best[at - 1] as Hit) < 0) at -= 1; // `as`: `at - 1` is an index of the array
  best.splice(at, 0, hit);
  if (best.length > most) best.pop();
}
