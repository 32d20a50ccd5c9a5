// The words that mistyped words can be corrected to.
import { endOfBeginning, mergeWords, placeOf } from './sorted-words.ts';
import { type Correction, correctionsAmong, ErrorCounts, mostErrorsIn } from './typing-errors.ts';

/**
 * Finds corrections without reading all words: words with the same beginning share the error counts of that beginning.
 */
export class KnownWords {
  #sorted: readonly string[];

  constructor(words: Iterable<string>) {
    this.#sorted = [...new Set(words)].sort();
  }

  /** `lists`: each sorted. Yields between some words, so that the caller can let other work go on. */
  static *merge(lists: readonly (readonly string[])[]): Generator<undefined, KnownWords> {
    const known = new KnownWords([]);
    known.#sorted = yield* mergeWords(lists);
    return known;
  }

  get size(): number {
    return this.#sorted.length;
  }

  hasBeginning(word: string): boolean {
    return (this.#sorted[placeOf(this.#sorted, word)] ?? '').startsWith(word);
  }

  /** All words that have at most this many errors, or whose beginning has. Visits few others. Yields after each. */
  *alike(word: string, mostErrors: number): Generator<undefined, string[]> {
    const found: string[] = [];
    // With more letters there are more errors, too.
    const counts = new ErrorCounts(word, word.length + mostErrors + 1);
    /** By the number of letters: where they end in the known word, and whether some of them are alike. */
    const ends = [0];
    const isAlike = [counts.errors <= mostErrors];
    for (let at = 0; at < this.#sorted.length; ) {
      const known = this.#sorted[at] ?? '';
      counts.backTo(lettersInCommon(counts, known, ends));
      let isHopeless = false;
      while (!isHopeless) {
        const end = ends[counts.depth] ?? 0;
        const letter = known.codePointAt(end);
        if (letter === undefined) break;
        const wasAlike = isAlike[counts.depth] === true;
        counts.add(letter);
        ends[counts.depth] = end + lengthOf(letter);
        isAlike[counts.depth] = wasAlike || counts.errors <= mostErrors;
        isHopeless = counts.leastErrors > mostErrors;
      }
      const next = isHopeless ? endOfBeginning(this.#sorted, known.slice(0, ends[counts.depth]), at) : at + 1;
      if (isAlike[counts.depth]) for (let one = at; one < next; one += 1) found.push(this.#sorted[one] ?? '');
      at = next;
      yield;
    }
    return found;
  }
}

/** How many letters of the word before this one begins with. `ends`: where they end. */
function lettersInCommon(counts: ErrorCounts, known: string, ends: readonly number[]): number {
  let depth = 0;
  while (depth < counts.depth && known.codePointAt(ends[depth] ?? 0) === counts.letterAt(depth)) depth += 1;
  return depth;
}

const lengthOf = (letter: number): number => (letter > 0xffff ? 2 : 1);

/** The corrections among the words of several lists. */
export function* correct(word: string, lists: readonly KnownWords[]): Generator<undefined, Correction[]> {
  const isKnown = lists.some((list) => list.hasBeginning(word));
  const most = mostErrorsIn(word, isKnown);
  if (most === 0) return [];
  const alike: string[] = [];
  for (const list of lists) for (const other of yield* list.alike(word, most)) alike.push(other);
  return yield* correctionsAmong(word, alike, { isKnown, most });
}
