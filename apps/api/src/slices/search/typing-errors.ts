// Finds the known words that a mistyped word may mean.

export interface Correction {
  readonly word: string;
  readonly errors: number;
}

const mostCorrections = 5;

/** Numbers, and words that are shorter or longer, aren't corrected. */
export function canBeMistyped(word: string): boolean {
  const { length } = [...word];
  return length >= 3 && length <= 40 && !/\p{N}/u.test(word);
}

/** The word, and the word without each of its letters. Two words that differ by one error share a variant. */
export function variantsOf(word: string): string[] {
  const letters = [...word];
  const shorter = letters.map((_, at) => letters.filter((_, other) => other !== at).join(''));
  return [...new Set([word, ...shorter])];
}

/**
 * How many errors may be corrected: two only if the first letter is right. None in words that are known and short,
 * because they have many neighbours by chance.
 */
export function mostErrorsIn(word: string, isKnown: boolean): number {
  const { length } = [...word];
  if (!canBeMistyped(word) || (isKnown && length < 6)) return 0;
  return !isKnown && length >= 7 ? 2 : 1;
}

/**
 * The known words nearest to `word` among `alike`, in alphabetical order. `most`: of `mostErrorsIn`. `isKnown`: a known
 * word begins with it. Such words need no correction. Short words are corrected only if the first letter is right. Yields
 * after each word.
 */
export function* correctionsAmong(
  word: string,
  alike: readonly string[],
  { isKnown, most }: { readonly isKnown: boolean; readonly most: number },
): Generator<undefined, Correction[]> {
  const { length } = [...word];
  const found: Correction[] = [];
  for (const other of new Set(alike)) {
    yield;
    if (other.startsWith(word)) continue;
    const errors = errorsBetween(word, other, { isKnown, length });
    if (errors <= (hasSameFirstLetter(word, other) ? most : 1)) found.push({ word: other, errors });
  }
  const least = Math.min(...found.map(({ errors }) => errors));
  return found
    .filter(({ errors }) => errors === least)
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .slice(0, mostCorrections);
}

const hasSameFirstLetter = (word: string, other: string): boolean => [...word][0] === [...other][0];

function errorsBetween(
  word: string,
  other: string,
  { isKnown, length }: { isKnown: boolean; length: number },
) {
  if (length < 5 && !hasSameFirstLetter(word, other)) return Number.POSITIVE_INFINITY;
  // Don't correct a wrong letter in a word of three. A missing or swapped letter is fine.
  if (length === 3 && isOneLetterReplaced(word, other)) return Number.POSITIVE_INFINITY;
  const { whole, beginning } = typingErrors(word, other);
  return isKnown || length < 5 ? whole : Math.min(whole, beginning);
}

function isOneLetterReplaced(word: string, other: string): boolean {
  const [a, b] = [[...word], [...other]];
  return a.length === b.length && a.filter((letter, at) => letter !== b[at]).length === 1;
}

/**
 * Counts missing, extra, wrong and swapped letters (optimal string alignment distance) between `typed` and the whole of
 * `meant`, and between `typed` and the best beginning of `meant`.
 */
export function typingErrors(typed: string, meant: string): { whole: number; beginning: number } {
  const counts = new ErrorCounts(typed, meant.length);
  let beginning = counts.errors;
  for (const letter of meant) {
    counts.add(letter.codePointAt(0) as number); // a letter has a code point
    beginning = Math.min(beginning, counts.errors);
  }
  return { whole: counts.errors, beginning };
}

/** The errors between a typed word and another, which comes letter by letter. A letter is a code point. */
export class ErrorCounts {
  readonly #typed: Int32Array;
  readonly #letters: Int32Array;
  /** By the number of letters: the errors between them and each beginning of the typed word. And the fewest of these. */
  readonly #rows: Uint16Array;
  readonly #fewest: Uint16Array;
  /** How many letters have come. */
  depth = 0;

  constructor(typed: string, mostLetters: number) {
    this.#typed = Int32Array.from(typed, (letter) => letter.codePointAt(0) as number); // a letter has a code point
    this.#letters = new Int32Array(mostLetters);
    this.#rows = new Uint16Array((mostLetters + 1) * this.#width);
    this.#fewest = new Uint16Array(mostLetters + 1);
    for (let at = 0; at < this.#width; at += 1) this.#rows[at] = at;
  }

  get #width(): number {
    return this.#typed.length + 1;
  }

  /** Between the typed word and all letters. */
  get errors(): number {
    return this.#rows[(this.depth + 1) * this.#width - 1] as number; // the last one of a row
  }

  /** However many letters follow, there will be at least so many errors. */
  get leastErrors(): number {
    const last = this.#fewest[this.depth] as number; // a row
    // Two letters that are swapped count once, and are compared with the row before.
    return this.depth === 0 ? last : Math.min(last, (this.#fewest[this.depth - 1] as number) + 1); // a row
  }

  letterAt(at: number): number | undefined {
    return at < this.depth ? this.#letters[at] : undefined;
  }

  /** Goes on behind the first `depth` letters. */
  backTo(depth: number): void {
    this.depth = depth;
  }

  // `as number`: all places are in a row or in a word.
  add(letter: number): void {
    const rows = this.#rows;
    const typed = this.#typed;
    const width = this.#width;
    const before = this.#letters[this.depth - 1];
    this.#letters[this.depth] = letter;
    this.depth += 1;
    const row = this.depth * width;
    rows[row] = this.depth;
    let fewest = this.depth;
    for (let at = 1; at < width; at += 1) {
      const above = row + at - width;
      const wrong = (rows[above - 1] as number) + (typed[at - 1] === letter ? 0 : 1);
      let errors = Math.min(wrong, (rows[above] as number) + 1, (rows[row + at - 1] as number) + 1);
      if (at > 1 && typed[at - 2] === letter && typed[at - 1] === before)
        errors = Math.min(errors, (rows[above - width - 2] as number) + 1);
      rows[row + at] = errors;
      fewest = Math.min(fewest, errors);
    }
    this.#fewest[this.depth] = fewest;
  }
}
