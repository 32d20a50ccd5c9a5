import type { Slice } from '../../platform/slice-context.ts';
import { deleteViewsOf } from './article.queries.ts';

export const blogSubscribers: Slice = ({ events }) => {
  // The articles keep their view counts.
  events.on('person.deleted', (tx, { userId }) => deleteViewsOf(tx, userId));
};
