// The windows of a city, and the resulting slots of the next 14 days.
import type { SlotPreview, SlotRecord } from '@haat/contract/operator/slots';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import type { DeskProvider } from '../../providers/data-provider.ts';

const ignored = () => undefined;
/** The most windows in one answer. */
const perPage = 100;

/** Weekly windows first, then dates. Past ones only `withPast`. */
export const useWindows = (cityId: number, { withPast }: { readonly withPast: boolean }) =>
  useGetList<SlotRecord>(
    'slots',
    {
      pagination: { page: 1, perPage },
      filter: { city: cityId, ...(!withPast && { is_past: '0' }) },
    },
    { onError: ignored },
  );

/** For `useQuery` and `useQueries`. */
export const previewQuery = (provider: DeskProvider, cityId: number) => ({
  queryKey: ['slots', 'preview', cityId],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    previewOf((await provider.ask('slot-preview', { query: { city: cityId }, signal })).data),
});

/** Loads nothing without a city. */
export const usePreview = (cityId: number | undefined) =>
  useQuery({
    ...previewQuery(useDataProvider<DeskProvider>(), cityId ?? 0),
    enabled: cityId !== undefined,
  });

/** After a 401, ra-core returns an empty object and opens the sign-in. */
const previewOf = (data: unknown): SlotPreview | null =>
  typeof data === 'object' && data !== null && 'days' in data ? (data as SlotPreview) : null; // the contract's shape
