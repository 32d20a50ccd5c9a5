// Builds a product's search text. It has four parts with marks between them: name, tags with the names in other languages, type
// and description. The index of searches splits it at the marks and spaces. Each word is between spaces, so that SQL can look for
// whole words, too.
import type { LocalNames } from '@haat/contract/pack';
import { foldText } from '../../platform/fold-text.ts';

export interface Searchable {
  readonly name: string;
  readonly names: LocalNames;
  readonly tags: readonly string[];
  /** All names of the type. */
  readonly typeName: string;
  readonly description: string;
}

export const endOf = { name: '\n', tags: '\v', type: '\f' } as const;

/** A part of a search text without its mark. */
export const spaced = (text: string): string => ` ${foldText(text)} `;

export const searchTextOf = ({ name, names, tags, typeName, description }: Searchable): string =>
  spaced(name) +
  endOf.name +
  spaced([...tags, ...Object.values(names)].join(' ')) +
  endOf.tags +
  spaced(typeName) +
  endOf.type +
  spaced(description);
