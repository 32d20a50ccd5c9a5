import type { Slice } from '../../platform/slice-context.ts';
import { deleteWaitsOf } from './product-waits.queries.ts';

export const productSubscribers: Slice = ({ events }) => {
  events.on('person.deleted', (tx, { userId }) => deleteWaitsOf(tx, userId));
};
