// Puts the hits of a search in order, page by page, and loads their products. Stock changes with each order, so it isn't in
// memory: it is read for the few hits that may be on the page.
import type * as wire from '@haat/contract/products';
import type { Db } from '../../platform/database.ts';
import type { pageOf } from '../../platform/page.ts';
import { type Hit, isNearer, nearestOf, type RankInReach } from './hits-in-reach.ts';
import { listSoldOut } from './product.queries.ts';
import { listProductsByIds } from './whole-product.views.ts';

/** So many hits more than the page needs, so that a few sold-out ones among them cost no second look. */
const spare = 5;

export interface FoundProduct {
  readonly hit: Hit;
  readonly product: wire.Product;
}

/** By relevance. Among equals, closed shops and sold-out products are last, then the nearer and the older comes first. */
export async function viewSearchPage(
  db: Db,
  ranks: readonly RankInReach[],
  { limit, offset }: ReturnType<typeof pageOf>,
): Promise<FoundProduct[]> {
  const loader = makeLoader(db);
  let start = 0;
  const parts = ranks.map((rank) => {
    const from = Math.max(0, offset - start);
    const to = Math.min(rank.count, offset + limit - start);
    start += rank.count;
    return from < to ? hitsOf(loader, rank, { from, to }) : [];
  });
  const hits = (await Promise.all(parts)).flat();
  return loader.load(hits);
}

interface Loader {
  readonly db: Db;
  /** Loads products that will probably be wanted. */
  expect(hits: readonly Hit[]): void;
  /** Without products that were deleted meanwhile. */
  load(hits: readonly Hit[]): Promise<FoundProduct[]>;
}

function makeLoader(db: Db): Loader {
  const expected: Promise<wire.Product[]>[] = [];
  const asked = new Set<number>();
  const begin = (hits: readonly Hit[]): void => {
    const ids = hits.map(({ id }) => id).filter((id) => !asked.has(id));
    for (const id of ids) asked.add(id);
    const loading = listProductsByIds(db, ids);
    loading.catch(() => undefined); // `load` reports it
    expected.push(loading);
  };
  return {
    db,
    expect: begin,
    load: async (hits) => {
      begin(hits);
      const products = new Map((await Promise.all(expected)).flat().map((product) => [product.id, product]));
      return hits.flatMap((hit) => {
        const product = products.get(hit.id);
        return product ? [{ hit, product }] : [];
      });
    },
  };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The hits of a rank from one place to another. The rank has as many. */
async function hitsOf({ db, expect }: Loader, rank: RankInReach, { from, to }: Range): Promise<Hit[]> {
  const inStock: Hit[] = [];
  const soldOut: Hit[] = [];
  for (let most = to + spare; ; most *= 4) {
    const open = nearestOf(rank, true, most);
    const fresh = open.slice(inStock.length + soldOut.length);
    // Most hits are in stock, so their products leave with the question for the stock.
    if (fresh.length === open.length) expect(open.slice(from, to));
    const none = new Set(
      await listSoldOut(
        db,
        fresh.map(({ id }) => id),
      ),
    );
    for (const hit of fresh) (none.has(hit.id) ? soldOut : inStock).push(hit);
    if (inStock.length >= to) return inStock.slice(from, to);
    if (open.length < most) break;
  }
  const last = [...soldOut, ...nearestOf(rank, false, to)].sort(isNearer);
  return [...inStock, ...last].slice(from, to);
}
