import * as commission from '@haat/contract/commission';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';

/** Without a month: this one, in the city of the shop. */
export const statementQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['statement', month ?? 'now'],
    queryFn: ({ signal }) =>
      call(commission.getStatement, { query: month === undefined ? {} : { month }, signal }),
    staleTime: 0,
  });
