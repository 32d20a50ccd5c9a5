// How relevant hits are. Decides for 32 products at once: each number has a bit per product.
import type { BlockNotes } from './block-notes.ts';
import type { MatchedSearch } from './matched-words.ts';

export const rankCount = 9;

export interface RankedTerm {
  readonly isShort: boolean;
}

export interface Rules extends Pick<MatchedSearch, 'longNames'> {
  readonly terms: readonly RankedTerm[];
  /** Typed words in name or tags only: no corrections, and the description and the type don't count. */
  readonly isStrict: boolean;
}

export interface Facts {
  /** The products whose name is exactly the search. */
  readonly exact: number;
  /** By term: the products of the shops whose type it names. */
  sold(term: number): number;
}

// Places in a cell of the notes: four for each way, one for each part.
const [whole, beginning, typed, corrected] = [0, 4, 8, 12];

/**
 * Writes the hits of each rank to `to`. 0 is best. There are few ranks, so that many hits are equal and sort by distance: the
 * name is exactly the search (0), it has all words (1), or words that begin with them (2), the words begin in name, tags or
 * type (3), or anywhere (4). Then the same with corrections and parts of words: in the name (5), in name, tags or type (6),
 * anywhere (7). Last comes what only the shop's type finds (8).
 */
// Long: a step for each rank, over the same words.
export function rankWord(
  { terms, isStrict, longNames }: Rules,
  { notes, word, facts }: { readonly notes: BlockNotes; readonly word: number; readonly facts: Facts },
  to: Uint32Array,
): void {
  if (longNames.length > 0) noteLongNames(notes, longNames, word);
  const { cells } = notes;
  let [hits, matches, names, begun, begunUpToType, begunAnywhere] = [-1, -1, -1, -1, -1, -1];
  let [anyInName, anyUpToType, typedUpToTags] = [-1, -1, -1];
  for (let term = 0; term < terms.length; term += 1) {
    const cell = notes.cellOf(term, word);
    const at = (way: number, part: number): number => cells[cell + way + part] as number; // a cell has all
    const begins = at(beginning, 0) | at(beginning, 1) | at(beginning, 2);
    const isTyped = at(typed, 0) | at(typed, 1) | at(typed, 2);
    const isCorrected = at(corrected, 0) | at(corrected, 1) | at(corrected, 2);
    // In a description only beginnings of words count: 'rice' doesn't match 'price'. One or two letters don't count there at all.
    const described = (isTyped | at(typed, 3)) & (begins | at(beginning, 3));
    const match = isCorrected | at(corrected, 3) | isTyped | (terms[term]?.isShort ? 0 : described);
    matches &= match;
    hits &= match | facts.sold(term);
    names &= at(whole, 0);
    begun &= at(beginning, 0);
    begunUpToType &= begins;
    begunAnywhere &= begins | at(beginning, 3);
    anyInName &= at(typed, 0) | at(corrected, 0);
    anyUpToType &= isTyped | isCorrected;
    typedUpToTags &= at(typed, 0) | at(typed, 1);
  }
  if (isStrict) {
    to.fill(0);
    to[0] = typedUpToTags;
    return;
  }
  const { exact } = facts;
  const inOrder = [names & exact, names, begun, begunUpToType, begunAnywhere, anyInName, anyUpToType, matches, -1];
  for (const [rank, those] of inOrder.entries()) {
    to[rank] = hits & those;
    hits &= ~those;
  }
}

/** Notes the terms for which a name of several words stands, in the last part that has one of its words. */
function noteLongNames(notes: BlockNotes, names: MatchedSearch['longNames'], word: number): void {
  const { cells } = notes;
  for (const { term, rows } of names) {
    for (let part = 0; part < 4; part += 1) {
      let all = -1;
      for (const row of rows) {
        const cell = notes.cellOf(row, word) + beginning;
        let upTo = 0;
        for (let one = 0; one <= part; one += 1) upTo |= cells[cell + one] as number; // a cell has all parts
        all &= upTo;
      }
      const cell = notes.cellOf(term, word) + part;
      for (const way of [whole, beginning, typed]) cells[cell + way] = (cells[cell + way] as number) | all; // the same
    }
  }
}
