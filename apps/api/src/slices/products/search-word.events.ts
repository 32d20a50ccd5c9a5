import type { Slice } from '../../platform/slice-context.ts';
import { wordsToLearn } from './search-text.ts';
import { learnWords } from './search-word.queries.ts';

/** So that a mistyped shop type is corrected as a mistyped product is. */
export const learnShopTypes: Slice = ({ events }) => {
  events.on('shop_type.created', (tx, { name }) =>
    learnWords(tx, wordsToLearn({ name, tags: [], typeName: '' })),
  );
};
