import type { Slice } from '../../platform/kit.ts';
import { deleteRequestsOf } from './request.queries.ts';

export const supportEars: Slice = ({ events }) => {
  events.on('person.deleted', (tx, { userId }) => deleteRequestsOf(tx, userId));
};
