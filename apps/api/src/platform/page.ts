import { limits } from '@haat/contract/limits';

interface PageQuery {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** Defaults of `limit` and `offset`. Short lists (cities, types …) return everything. */
export function pageOf(query: PageQuery, withoutLimit: number = limits.pageSize) {
  return { limit: query.limit ?? withoutLimit, offset: query.offset ?? 0 };
}

/** More rows than a short list can ever have, so that every query is bounded. */
export const wholeList = 10_000;
