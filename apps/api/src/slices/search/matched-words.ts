// Finds the words of a vocabulary that match the words of a search, and how.
import type { OtherName, SearchTerm } from './search-term.ts';
import type { Vocabulary } from './vocabulary.ts';
import { bit, hasForms, isNumber, isShort } from './word-match.ts';

/** Per term: a bit mask of how each word of the vocabulary matches, by the word's number. */
export type MatchedWords = ReadonlyMap<number, number>;

/** A name of several words that matches a term of the search. */
interface LongName {
  readonly term: number;
  /** The row numbers of its words. */
  readonly rows: readonly number[];
}

export interface MatchedSearch {
  /** One row per term, then one per word of the long names. */
  readonly rows: readonly MatchedWords[];
  /** Only names whose words are all in the vocabulary. */
  readonly longNames: readonly LongName[];
}

export function matchWords(vocabulary: Vocabulary, terms: readonly SearchTerm[]): MatchedSearch {
  const rows = terms.map((term) => wordsOfTerm(vocabulary, term));
  const long = terms.flatMap(({ otherNames = [] }, term) =>
    otherNames.filter(({ length }) => length > 1).map((words) => ({ term, words })),
  );
  const rowOf = new Map<string, number>();
  for (const word of new Set(long.flatMap(({ words }) => words))) {
    const row = new Map<number, number>();
    addName(row, vocabulary, word);
    if (row.size > 0) rowOf.set(word, rows.push(row) - 1);
  }
  const longNames = long
    .filter(({ words }) => words.every((word) => rowOf.has(word)))
    .map(({ term, words }) => ({ term, rows: words.map((word) => rowOf.get(word) ?? 0) }));
  return { rows, longNames };
}

function wordsOfTerm(
  vocabulary: Vocabulary,
  { word, corrections, otherNames = [] }: SearchTerm,
): MatchedWords {
  const row = new Map<number, number>();
  const add = (words: readonly string[], bits: number): void => addWords(row, vocabulary, { words, bits });
  add([word], bit.whole);
  const begun = vocabulary.beginningWith(word);
  add(begun, bit.beginning);
  // One or two letters match only beginnings, and a number only itself. Three letters or more may be anywhere in a word.
  if (isNumber(word)) add([word], bit.typed);
  else add(isShort(word) ? begun : vocabulary.containing(word), bit.typed);
  for (const known of corrections) add(formsOf(vocabulary, known), bit.corrected);
  for (const [name = '', ...more] of otherNames) if (more.length === 0) addName(row, vocabulary, name);
  return row;
}

/** A name counts as much as a typed word. */
function addName(row: Map<number, number>, vocabulary: Vocabulary, name: OtherName[number]): void {
  addWords(row, vocabulary, { words: [name], bits: bit.whole });
  addWords(row, vocabulary, { words: formsOf(vocabulary, name), bits: bit.beginning | bit.typed });
}

/** A known word of five letters or more also stands for its forms ('tomatoes'). */
const formsOf = (vocabulary: Vocabulary, known: string): readonly string[] =>
  hasForms(known) ? vocabulary.beginningWith(known) : [known];

interface Added {
  readonly words: readonly string[];
  readonly bits: number;
}

function addWords(row: Map<number, number>, vocabulary: Vocabulary, { words, bits }: Added): void {
  for (const word of words) {
    const number = vocabulary.numberOf(word);
    if (number !== undefined) row.set(number, (row.get(number) ?? 0) | bits);
  }
}
