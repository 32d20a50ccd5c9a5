import { limits } from '@haat/contract/limits';

interface PageQuery {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** What `limit` and `offset` mean when they are left out; short lists (cities, types …) answer all of theirs. */
export function pageOf(query: PageQuery, withoutLimit: number = limits.pageSize) {
  return { limit: query.limit ?? withoutLimit, offset: query.offset ?? 0 };
}

/** More rows than a short list can ever have: lists stay bounded. */
export const wholeList = 10_000;
