import { isSignedIn } from '@haat/client/session';
import * as support from '@haat/contract/support';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../platform/http.ts';
import { pagedQuery } from '../../platform/queries/paged-list.ts';
import { support as words } from './support.messages.ts';

const requestsKey = ['support', 'requests'] as const;

/** Disabled when nobody is signed in. */
export const requestsQuery = () =>
  pagedQuery({
    queryKey: requestsKey,
    load: (query, signal) => call(support.listRequests, { query, signal }),
    enabled: isSignedIn(),
  });

export const submitRequest = mutationOptions({
  mutationFn: (body: string) => call(support.createRequest, { body: { body } }),
  meta: { failure: () => words.notSubmitted, success: () => words.submitted },
  onSuccess: (_request, _body, _result, { client }) => client.invalidateQueries({ queryKey: requestsKey }),
});
