// The hits of a search that one person can order, grouped by relevance: which shops are in reach, open, and how near.
import { blockBits, blockSize, countAt, countWithin, groupsOfBlock, visitRange } from './containers.ts';
import type { HitSet, RankedHits } from './ranked-hits.ts';
import type { NearShop, SearchReach } from './search-reach.ts';

export interface Hit extends NearShop {
  readonly id: number;
  readonly cityId: number;
}

export interface CityHits {
  readonly cityId: number;
  readonly hits: RankedHits;
  readonly reach: SearchReach;
}

/** The hits of equal relevance. */
export interface RankInReach {
  readonly parts: readonly HitsOfCity[];
  readonly count: number;
}

/** The most relevant first. Yields between blocks of products. */
export function* ranksInReach(cities: readonly CityHits[]): Generator<undefined, RankInReach[]> {
  const byRank = new Map<number, HitsOfCity[]>();
  for (const city of cities) {
    const masks = new Masks(city);
    for (const { rank, hits } of city.hits.ranks) {
      const part = yield* HitsOfCity.among(hits, city, masks);
      if (part.count > 0) byRank.set(rank, [...(byRank.get(rank) ?? []), part]);
    }
  }
  return [...byRank]
    .sort(([a], [b]) => a - b)
    .map(([, parts]) => ({ parts, count: parts.reduce((sum, { count }) => sum + count, 0) }));
}

export const isNearer = (a: Hit, b: Hit): number => a.nearness - b.nearness || a.id - b.id;

/** The nearest hits of open or of closed shops, at most `most` of them, nearest first. Yields between shops or blocks. */
export function* nearestOf(
  { parts }: RankInReach,
  isOpen: boolean,
  most: number,
): Generator<undefined, Hit[]> {
  const hits: Hit[] = [];
  for (const part of parts) hits.push(...(yield* part.nearest(isOpen, most)));
  return hits.sort(isNearer).slice(0, most);
}

/** For blocks that are partly in reach: a bit for each product in reach. */
class Masks {
  readonly #city: CityHits;
  readonly #masks: Uint32Array[] = [];

  constructor(city: CityHits) {
    this.#city = city;
  }

  of(block: number): Uint32Array {
    const known = this.#masks[block];
    if (known) return known;
    const mask = new Uint32Array(groupsOfBlock);
    const { hits, reach } = this.#city;
    hits.index.runs.fill(mask, block, (shop) => reach.has(shop));
    this.#masks[block] = mask;
    return mask;
  }
}

interface ContainerInReach {
  readonly data: Uint16Array;
  readonly at: number;
  readonly block: number;
  readonly isWhole: boolean;
}

/** The containers that may have hits in reach, and whether all of theirs are. */
function* containersInReach(hits: HitSet, { reach }: CityHits): Generator<ContainerInReach> {
  for (const [nth, at] of hits.starts.entries()) {
    const block = hits.blockOf(nth);
    const share = reach.shareOf(block);
    if (share !== 'none') yield { data: hits.datas[nth] as Uint16Array, at, block, isWhole: share === 'all' }; // one each
  }
}

/** A look at a shop costs as much as some hits. */
const hitsPerShop = 8;

/** The hits of a city of equal relevance. */
class HitsOfCity {
  readonly #city: CityHits;
  readonly #hits: HitSet;
  /** How many are in reach. */
  readonly count: number;

  private constructor(hits: HitSet, city: CityHits, count: number) {
    this.#hits = hits;
    this.#city = city;
    this.count = count;
  }

  static *among(hits: HitSet, city: CityHits, masks: Masks): Generator<undefined, HitsOfCity> {
    let count = 0;
    for (const { data, at, block, isWhole } of containersInReach(hits, city)) {
      count += isWhole ? countAt(data, at) : countWithin(data, at, masks.of(block));
      yield;
    }
    return new HitsOfCity(hits, city, count);
  }

  /** Looks at the nearest blocks when there are few hits, or else at the nearest shops, until they have enough. In no order. */
  nearest(isOpen: boolean, most: number): Generator<undefined, Hit[]> {
    const looks = (most * this.#city.reach.shopCount) / this.count;
    const isFew = this.count <= hitsPerShop * looks;
    return isFew ? this.#ofNearestBlocks(isOpen, most) : this.#ofNearestShops(isOpen, most);
  }

  *#ofNearestBlocks(isOpen: boolean, most: number): Generator<undefined, Hit[]> {
    const { reach } = this.#city;
    const containers = [...containersInReach(this.#hits, this.#city)]
      .map((one) => ({ ...one, nearness: reach.nearnessOf(one.block) }))
      .sort((a, b) => a.nearness - b.nearness);
    let best: Hit[] = [];
    for (const { data, at, block, nearness } of containers) {
      const last = best[most - 1];
      if (last && nearness > last.nearness) break;
      const found = this.#inContainer(data, at, block, isOpen);
      if (found.length > 0) best = [...best, ...found].sort(isNearer).slice(0, most);
      yield;
    }
    return best;
  }

  #inContainer(data: Uint16Array, at: number, block: number, isOpen: boolean): Hit[] {
    const { hits, reach } = this.#city;
    const found: Hit[] = [];
    const visit = (inBlock: number): void => {
      const product = (block << blockBits) + inBlock;
      const near = reach.find(hits.index.runs.shopAt(product));
      if (near?.isOpen === isOpen) found.push(this.#hitOf(product, near));
    };
    visitRange(data, at, { from: 0, to: blockSize, visit });
    return found;
  }

  /** With all hits that are as near as the last one. */
  *#ofNearestShops(isOpen: boolean, most: number): Generator<undefined, Hit[]> {
    const { hits, reach } = this.#city;
    const { runs } = hits.index;
    const found: Hit[] = [];
    for (const near of reach.nearestFirst()) {
      yield;
      const last = found.at(-1);
      if (last && found.length >= most && near.nearness > last.nearness) break;
      if (near.isOpen !== isOpen) continue;
      for (const run of runs.ofShop(near.shop)) {
        this.#hits.visit(runs.startOf(run), runs.endOf(run), (product) =>
          found.push(this.#hitOf(product, near)),
        );
      }
    }
    return found;
  }

  #hitOf(product: number, near: NearShop): Hit {
    return { ...near, id: this.#city.hits.index.idOf(product), cityId: this.#city.cityId };
  }
}
