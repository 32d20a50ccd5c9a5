import * as deliveries from '@haat/contract/deliveries';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../../messages/failures.ts';
import { call } from '../../../platform/http.ts';

export const dutyQuery = queryOptions({
  queryKey: ['duty'],
  queryFn: ({ signal }) => call(deliveries.getDuty, { signal }),
});

export const setDuty = mutationOptions({
  mutationFn: (is_on_duty: boolean) => call(deliveries.setDuty, { body: { is_on_duty } }),
  onSuccess(duty, _input, _result, { client }) {
    client.setQueryData(dutyQuery.queryKey, duty);
  },
  meta: { failure: () => failures.save },
});
