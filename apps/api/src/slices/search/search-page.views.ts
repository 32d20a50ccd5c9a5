// Sorts the hits of a search page by page, and reads their products. Stock changes with each order, so it isn't in
// memory: it is read for the few hits that may be on the page.
import { inPieces } from '../../platform/in-pieces.ts';
import type { pageOf } from '../../platform/page.ts';
import type { WholeProduct } from '../products/index.ts';
import { type Hit, isNearer, nearestOf, type RankInReach } from './hits-in-reach.ts';
import type { SearchReads } from './search-reads.service.ts';

/** How many hits to check beyond the page, so that a few sold-out ones need no second look. */
const spare = 5;

export interface FoundProduct {
  readonly hit: Hit;
  readonly product: WholeProduct;
}

/** By relevance. Among equals, closed shops and sold-out products are last, then the nearer and the older comes first. */
export async function viewSearchPage(
  reads: SearchReads,
  ranks: readonly RankInReach[],
  { limit, offset }: ReturnType<typeof pageOf>,
): Promise<FoundProduct[]> {
  const pageReads = makePageReads(reads);
  let start = 0;
  const parts = ranks.map((rank) => {
    const from = Math.max(0, offset - start);
    const to = Math.min(rank.count, offset + limit - start);
    start += rank.count;
    return from < to ? hitsOf(pageReads, rank, { from, to }) : [];
  });
  const hits = (await Promise.all(parts)).flat();
  const found = await Promise.all(
    hits.map(async (hit) => ({ hit, product: await pageReads.findProduct(hit) })),
  );
  return found.flatMap(({ hit, product }) => (product ? [{ hit, product }] : []));
}

/** The reads of one page. */
interface PageReads {
  isSoldOut(hit: Hit): Promise<boolean>;
  /** Undefined for a product that was deleted meanwhile. Reads each product once. */
  findProduct(hit: Hit): Promise<WholeProduct | undefined>;
}

function makePageReads({ isSoldOut, findProduct }: SearchReads): PageReads {
  const products = new Map<number, Promise<WholeProduct | undefined>>();
  return {
    isSoldOut: ({ id }) => isSoldOut(id),
    findProduct: ({ id }) => {
      const product = products.get(id) ?? findProduct(id);
      products.set(id, product);
      return product;
    },
  };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The hits of a rank from one position to another. */
async function hitsOf(reads: PageReads, rank: RankInReach, { from, to }: Range): Promise<Hit[]> {
  const inStock: Hit[] = [];
  const soldOut: Hit[] = [];
  for (let most = to + spare; ; most *= 4) {
    const open = await inPieces(nearestOf(rank, true, most));
    const fresh = open.slice(inStock.length + soldOut.length);
    // Most hits are in stock, so load their products together with the stock. The caller that awaits them handles
    // errors.
    if (fresh.length === open.length) {
      for (const hit of open.slice(from, to)) reads.findProduct(hit).catch(() => undefined);
    }
    const areSoldOut = await Promise.all(fresh.map(reads.isSoldOut));
    for (const [at, hit] of fresh.entries()) (areSoldOut[at] ? soldOut : inStock).push(hit);
    if (inStock.length >= to) return inStock.slice(from, to);
    if (open.length < most) break;
  }
  const last = [...soldOut, ...(await inPieces(nearestOf(rank, false, to)))].sort(isNearer);
  return [...inStock, ...last].slice(from, to);
}
