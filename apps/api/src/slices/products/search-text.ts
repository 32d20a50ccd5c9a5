// The text that is kept beside a product for searching: folded name, tags, type and description one after the other,
// every word between blanks, so that ` word ` is a whole word and ` wo` the beginning of one. Each part but the last ends
// with a mark of its own: what is found before the mark stands in that part or an earlier one.
import { foldText } from '../../platform/fold-text.ts';
import { canBeMistyped } from './typing-errors.ts';

export interface Searchable {
  readonly name: string;
  readonly tags: readonly string[];
  readonly typeName: string;
  readonly description: string;
}

export const endOf = { name: '\n', tags: '\v', type: '\f' } as const;

const spaced = (text: string): string => ` ${foldText(text)} `;

export const searchTextOf = ({ name, tags, typeName, description }: Searchable): string =>
  spaced(name) +
  endOf.name +
  spaced(tags.join(' ')) +
  endOf.tags +
  spaced(typeName) +
  endOf.type +
  spaced(description);

/** The words worth remembering as a meaning of mistyped ones. */
export function wordsToLearn({ name, tags, typeName }: Omit<Searchable, 'description'>): string[] {
  const words = foldText([name, ...tags, typeName].join(' ')).split(' ');
  return [...new Set(words)].filter(canBeMistyped);
}
