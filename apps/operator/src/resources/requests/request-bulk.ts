import type { RequestRecord } from '@haat/contract/operator/requests';
import type { Bulk } from '../../ui/bulk-action.ts';
import { shortened } from './shortened.ts';

export const requestBulk: Bulk<RequestRecord> = {
  nouns: ['request', 'requests'],
  nameOf: ({ body }) => shortened(body),
  actions: [
    {
      verb: 'Close',
      done: 'closed',
      text: 'People are not notified. You can open a request again.',
      isAllowed: ({ status }) => status !== 'closed',
      act: (provider, request) =>
        provider.update('requests', { id: request.id, data: { status: 'closed' }, previousData: request }),
    },
  ],
};
