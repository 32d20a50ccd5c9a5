// Builds a product's search text: folded name, tags, type and description. Every word is between spaces, so ` word `
// matches a whole word and ` wo` the beginning of one. Each part except the last ends with its own mark: a match before
// the mark is in that part or an earlier one.
import { foldText } from '../../platform/fold-text.ts';

export interface Searchable {
  readonly name: string;
  readonly tags: readonly string[];
  readonly typeName: string;
  readonly description: string;
}

export const endOf = { name: '\n', tags: '\v', type: '\f' } as const;

/** A part of a search text without its mark. */
export const spaced = (text: string): string => ` ${foldText(text)} `;

export const searchTextOf = ({ name, tags, typeName, description }: Searchable): string =>
  spaced(name) +
  endOf.name +
  spaced(tags.join(' ')) +
  endOf.tags +
  spaced(typeName) +
  endOf.type +
  spaced(description);
