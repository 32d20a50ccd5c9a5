// The text that is kept beside a product for searching: one folded line each for name, tags, type and description,
// every word between blanks, so that `% word %` is a whole word and `% wo%` the beginning of one.
import { foldText } from '../../platform/fold-text.ts';
import { canBeMistyped } from './typing-errors.ts';

export interface Searchable {
  readonly name: string;
  readonly tags: readonly string[];
  readonly typeName: string;
  readonly description: string;
}

export const searchLines = { name: 1, tags: 2, type: 3, description: 4 } as const;

export const searchTextOf = ({ name, tags, typeName, description }: Searchable): string =>
  [name, tags.join(' '), typeName, description].map((line) => ` ${foldText(line)} `).join('\n');

/** The words worth remembering as a meaning of mistyped ones. */
export function wordsToLearn({ name, tags, typeName }: Omit<Searchable, 'description'>): string[] {
  const words = foldText([name, ...tags, typeName].join(' ')).split(' ');
  return [...new Set(words)].filter(canBeMistyped);
}
