// The former form of product texts, before postings: each text as numbers of words.
import { endOf } from '../products/index.ts';

const parts = new RegExp(`[${Object.values(endOf).join('')}]`);

interface ProductText {
  readonly id: number;
  readonly searchText: string;
}

/** Arrays without an object per product or word: a city can have 200,000 products. */
export interface ShopTexts {
  readonly ids: Float64Array;
  /** Where each product's words begin in `words`. The last one is the end of the last product. */
  readonly starts: Uint32Array;
  /** The words of the products, one after another: four times the number of the word, plus the part that it is in. */
  readonly words: Uint32Array;
}

export const numberOf = (entry: number): number => entry >>> 2;
export const placeOf = (entry: number): number => entry & 3;
export const entryOf = (number: number, part: number): number => number * 4 + part;

/** Gives each word a number, always the same one. */
interface Vocabulary {
  readonly words: readonly string[];
  numberOf(word: string): number;
}

/** Continues with the next numbers after `known`. */
export function extendVocabulary(known: readonly string[]): Vocabulary {
  const words = [...known];
  const numbers = new Map(words.map((word, number) => [word, number]));
  return {
    words,
    numberOf: (word) => {
      const number = numbers.get(word);
      if (number !== undefined) return number;
      numbers.set(word, words.length);
      return words.push(word) - 1;
    },
  };
}

export function shopTextsOf(products: readonly ProductText[], vocabulary: Vocabulary): ShopTexts {
  const starts = [0];
  const words: number[] = [];
  for (const { searchText } of products) {
    for (const [part, text] of searchText.split(parts).entries()) {
      for (const word of text.split(' ')) {
        if (word !== '') words.push(entryOf(vocabulary.numberOf(word), part));
      }
    }
    starts.push(words.length);
  }
  return {
    ids: Float64Array.from(products, ({ id }) => id),
    starts: Uint32Array.from(starts),
    words: Uint32Array.from(words),
  };
}
