// The words that mistyped words can be corrected to.
import { endOfBeginning, mergeWords, placeOf } from './sorted-words.ts';
import {
  type Correction,
  correctionsAmong,
  firstErrorRow,
  mostErrorsIn,
  nextErrorRow,
} from './typing-errors.ts';

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
    const typed = [...word];
    const found: string[] = [];
    /**
     * By the length of a beginning: its errors against each beginning of the typed word, and whether one of these is
     * close enough.
     */
    const rows: number[][] = [firstErrorRow(typed)];
    const isAlike = [typed.length <= mostErrors];
    let before: readonly string[] = [];
    for (let at = 0; at < this.#sorted.length; ) {
      const known = this.#sorted[at] ?? '';
      const letters = [...known];
      let depth = 0;
      while (depth < before.length && depth < letters.length && before[depth] === letters[depth]) depth += 1;
      before = letters;
      depth = Math.min(depth, rows.length - 1);
      rows.length = depth + 1;
      let isHopeless = false;
      while (depth < letters.length && !isHopeless) {
        depth += 1;
        const row = nextErrorRow(rows, typed, letters, depth);
        rows[depth] = row;
        isAlike[depth] = isAlike[depth - 1] === true || (row[typed.length] ?? 0) <= mostErrors;
        isHopeless = Math.min(...row, ...(rows[depth - 1] ?? []).map((errors) => errors + 1)) > mostErrors;
      }
      const end = isHopeless ? endOfBeginning(this.#sorted, letters.slice(0, depth).join(''), at) : at + 1;
      if (isAlike[depth]) found.push(...this.#sorted.slice(at, end));
      at = end;
      yield;
    }
    return found;
  }
}

/** The corrections among the words of several lists. */
export function* correct(word: string, lists: readonly KnownWords[]): Generator<undefined, Correction[]> {
  const isKnown = lists.some((list) => list.hasBeginning(word));
  const most = mostErrorsIn(word, isKnown);
  if (most === 0) return [];
  const alike: string[] = [];
  for (const list of lists) for (const other of yield* list.alike(word, most)) alike.push(other);
  return yield* correctionsAmong(word, alike, { isKnown, most });
}
