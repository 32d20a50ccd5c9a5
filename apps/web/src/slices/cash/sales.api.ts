import * as sales from '@haat/contract/sales';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import type { SalesDays } from './sales-period.ts';

/** Without days: today's, in the city of the shop. */
export const salesQuery = (days?: SalesDays) =>
  queryOptions({
    queryKey: ['sales', days ?? 'today'],
    queryFn: ({ signal }) => call(sales.getSales, { query: days ?? {}, signal }),
    staleTime: 0,
  });
