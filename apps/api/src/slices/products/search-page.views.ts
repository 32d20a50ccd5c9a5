// Puts the hits of a search in order, page by page. Stock changes with each order, so it isn't in memory: it is read for
// the few hits that may be on the page.
import type { Db } from '../../platform/database.ts';
import type { pageOf } from '../../platform/page.ts';
import { type Hit, isNearer, nearestOf, type RankInReach } from './hits-in-reach.ts';
import { listSoldOut } from './ranked-hit.queries.ts';

/** So many hits more than the page needs, so that a few sold-out ones among them cost no second look. */
const spare = 5;

/** By relevance. Among equals, closed shops and sold-out products are last, then the nearer and the older comes first. */
export async function viewSearchPage(
  db: Db,
  ranks: readonly RankInReach[],
  { limit, offset }: ReturnType<typeof pageOf>,
): Promise<Hit[]> {
  let start = 0;
  const parts = ranks.map(async (rank) => {
    const from = Math.max(0, offset - start);
    const to = Math.min(rank.count, offset + limit - start);
    start += rank.count;
    return from < to ? (await firstOf(db, rank, to)).slice(from) : [];
  });
  return (await Promise.all(parts)).flat();
}

/** The first `wanted` hits of a rank, which has as many. */
async function firstOf(db: Db, rank: RankInReach, wanted: number): Promise<Hit[]> {
  const inStock: Hit[] = [];
  const soldOut: Hit[] = [];
  for (let most = wanted + spare; ; most *= 4) {
    const open = nearestOf(rank, true, most);
    const fresh = open.slice(inStock.length + soldOut.length);
    const none = await findSoldOut(db, fresh);
    for (const hit of fresh) (none.has(hit.id) ? soldOut : inStock).push(hit);
    if (inStock.length >= wanted) return inStock.slice(0, wanted);
    if (open.length < most) break;
  }
  const last = [...soldOut, ...nearestOf(rank, false, wanted)].sort(isNearer);
  return [...inStock, ...last].slice(0, wanted);
}

async function findSoldOut(db: Db, hits: readonly Hit[]): Promise<ReadonlySet<number>> {
  const cityIds = [...new Set(hits.map(({ cityId }) => cityId))];
  return new Set(await listSoldOut(db, { cityIds, ids: hits.map(({ id }) => id) }));
}
