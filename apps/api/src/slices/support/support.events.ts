import type { Slice } from '../../platform/slice-context.ts';
import { deleteRequestsOf } from './request.queries.ts';

export const supportSubscribers: Slice = ({ events }) => {
  events.on('person.deleted', (tx, { userId }) => deleteRequestsOf(tx, userId));
};
