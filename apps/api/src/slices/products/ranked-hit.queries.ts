import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { notDeleted } from './product.queries.ts';
import { products } from './product.tables.ts';
import type { RankOfHits } from './ranked-hits.ts';
import { matchesOrSells, relevance } from './search-match.queries.ts';
import type { SearchTerm } from './search-term.ts';

interface Scope {
  readonly cityId: number;
  /** Only in these shops. Undefined: in the whole city. */
  readonly shopIds?: readonly number[] | undefined;
}

/** A PostgreSQL array of integers is JSON but for its brackets. */
const numbersIn = (array: string): number[] => JSON.parse(`[${array.slice(1, -1)}]`);

/** Not prepared: the planner chooses the index by the words. */
export async function listRankedHits(
  db: Db,
  { cityId, shopIds }: Scope,
  terms: readonly SearchTerm[],
): Promise<RankOfHits[]> {
  const hits = db.$with('hits').as(
    db
      .select({
        id: products.id,
        shopId: products.shopId,
        rank: relevance(products.searchText, terms).as('rank'),
      })
      .from(products)
      .where(
        and(
          eq(products.cityId, cityId),
          notDeleted,
          shopIds && inArray(products.shopId, [...shopIds]),
          matchesOrSells(products.searchText, products.shopId, terms),
        ),
      ),
  );
  const rows = await db
    .with(hits)
    .select({
      rank: hits.rank,
      ids: sql<string>`array_agg(${hits.id})::text`,
      shopIds: sql<string>`array_agg(${hits.shopId})::text`,
    })
    .from(hits)
    .groupBy(hits.rank);
  return rows.map(({ rank, ids, shopIds: of }) => ({ rank, ids: numbersIn(ids), shopIds: numbersIn(of) }));
}

const soldOut = preparedOnce((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        sql`${products.cityId} = any(${sql.placeholder('cityIds')}::bigint[])`,
        sql`${products.id} = any(${sql.placeholder('ids')}::bigint[])`,
        eq(products.quantity, 0),
      ),
    )
    .prepare('sold_out'),
);

/** Which of the products have none left. */
export async function listSoldOut(
  db: Db,
  asked: { readonly cityIds: readonly number[]; readonly ids: readonly number[] },
): Promise<number[]> {
  if (asked.ids.length === 0) return [];
  const rows = await soldOut(db).execute({ ...asked });
  return rows.map(({ id }) => id);
}
