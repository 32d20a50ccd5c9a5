import type { Slice } from '../../platform/kit.ts';
import { deleteViewsOf } from './article.queries.ts';

export const blogEars: Slice = ({ events }) => {
  // The articles keep their numbers of views.
  events.on('person.deleted', (tx, { userId }) => deleteViewsOf(tx, userId));
};
