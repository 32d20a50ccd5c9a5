import * as cash from '@haat/contract/cash';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';

export const summaryQuery = queryOptions({
  queryKey: ['delivery-summary'],
  queryFn: ({ signal }) => call(cash.getSummary, { signal }),
});
