// Reads the person's choice of the data saver before their first page is drawn, so that no large picture loads.
import type { QueryClient } from '@tanstack/react-query';
import { chooseDataSaver } from '../platform/data-saver.ts';
import { detailsQuery } from '../slices/accounts/index.ts';

/** Returns a function that stops it. */
export const watchDataSaver = (queryClient: QueryClient): (() => void) =>
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey.join() !== detailsQuery.queryKey.join()) return;
    chooseDataSaver(queryClient.getQueryData(detailsQuery.queryKey)?.preferences.data_saver);
  });
