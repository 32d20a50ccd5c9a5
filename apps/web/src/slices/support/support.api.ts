// The API calls of support.
import * as support from '@haat/contract/support';
import { mutationOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { successes } from '../../messages/successes.ts';
import { call } from '../../platform/http.ts';

export const submitRequest = mutationOptions({
  mutationFn: (body: string) => call(support.createRequest, { body: { body } }),
  meta: { failure: () => failures.submitRequest, success: () => successes.requestSubmitted },
});
