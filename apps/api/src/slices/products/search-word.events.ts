import type { Slice } from '../../platform/slice-context.ts';
import { wordsToLearn } from './search-text.ts';
import { learnWords } from './search-word.queries.ts';

/** Learns shop types, so that a mistyped one is corrected too. */
export const learnShopTypes: Slice = ({ events }) => {
  events.on('shop_type.created', (tx, { name }) =>
    learnWords(tx, wordsToLearn({ name, tags: [], typeName: '' })),
  );
};
