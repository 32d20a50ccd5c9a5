import { fittingPicture } from '@haat/client/fitting-picture';
import { randomId } from '@haat/client/random-id';
import * as files from '@haat/contract/files';
import { mutationOptions, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { dropKept, keptForever } from '../../platform/queries/kept-data.ts';

/** Its contents. They never change, so that the phone loads them once. */
export const fileQuery = (id: number) =>
  queryOptions({
    queryKey: ['files', id],
    queryFn: async ({ signal, queryKey }) =>
      (await keptForever<Blob>(queryKey)) ?? call(files.getFile, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Its place on the page says so.
    meta: { failure: null },
  });

const uploadKey = ['files', 'upload'];

/** A part of the upload, so that a form waits for it. */
export const fitPicture = mutationOptions({
  mutationKey: uploadKey,
  networkMode: 'always',
  mutationFn: fittingPicture,
});

const send = (contents: Blob, purpose?: 'list') => {
  const body = new FormData();
  if (purpose) body.set('for', purpose);
  body.set('file', contents);
  return call(files.uploadFile, { body, write: `file ${randomId()}` });
};

/** Shows it at once after the upload. */
export const uploadFile = mutationOptions({
  mutationKey: uploadKey,
  mutationFn: (contents: Blob) => send(contents),
  onSuccess({ id }, contents, _result, { client }) {
    client.setQueryData(fileQuery(id).queryKey, contents);
  },
  meta: { failure: () => failures.save },
});

/** A sound for a list, which may be longer. */
export const uploadListSound = mutationOptions({
  ...uploadFile,
  mutationFn: (contents: Blob) => send(contents, 'list'),
});

/** Loads them while there is a network, for a place without one. */
export function bringFiles(client: QueryClient, ids: readonly (number | null)[]): void {
  for (const id of ids) if (id !== null) void client.prefetchQuery(fileQuery(id));
}

/** The phone keeps no files of an order that is over. */
export function forgetFiles(client: QueryClient, ids: readonly (number | null)[]): void {
  for (const id of ids) if (id !== null) forgetFile(client, fileQuery(id).queryKey);
}

function forgetFile(client: QueryClient, queryKey: QueryKey): void {
  dropKept(queryKey);
  const cache = client.getQueryCache();
  const isShown = () => (cache.find({ queryKey })?.getObserversCount() ?? 0) > 0;
  const removeUnlessShown = (): boolean => {
    if (isShown()) return false;
    client.removeQueries({ queryKey });
    return true;
  };
  if (removeUnlessShown()) return;
  // The page still shows it. Removed now, it would load again.
  const stop = cache.subscribe(({ type }) => {
    if (type === 'observerRemoved' && removeUnlessShown()) stop();
  });
}
