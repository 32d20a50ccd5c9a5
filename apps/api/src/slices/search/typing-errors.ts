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

/** How many errors may be corrected. None in words that are known and short, because they have many neighbours by chance. */
export function mostErrorsIn(word: string, isKnown: boolean): number {
  const { length } = [...word];
  if (!canBeMistyped(word) || (isKnown && length < 6)) return 0;
  return !isKnown && length >= 7 ? mostErrors : 1;
}

/**
 * The known words nearest to `word`, best first, among `alike`. `isKnown`: a known word begins with it. Such words
 * need no correction. Short words are corrected only if the first letter is right. Yields after each word.
 */
export function* correctionsAmong(
  word: string,
  alike: readonly string[],
  isKnown: boolean,
): Generator<undefined, Correction[]> {
  const { length } = [...word];
  const found: Correction[] = [];
  for (const other of new Set(alike)) {
    yield;
    if (other.startsWith(word)) continue;
    const errors = errorsBetween(word, other, { isKnown, length });
    if (errors <= (mayErrTwice(word, other, isKnown) ? mostErrors : 1)) found.push({ word: other, errors });
  }
  const least = Math.min(...found.map(({ errors }) => errors));
  return found
    .filter(({ errors }) => errors === least)
    .sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
    .slice(0, mostCorrections);
}

const mostErrors = 2;

const mayErrTwice = (word: string, other: string, isKnown: boolean): boolean =>
  !isKnown && [...word].length >= 7 && [...word][0] === [...other][0];

function errorsBetween(
  word: string,
  other: string,
  { isKnown, length }: { isKnown: boolean; length: number },
) {
  if (length < 5 && [...word][0] !== [...other][0]) return Number.POSITIVE_INFINITY;
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
  const [a, b] = [[...typed], [...meant]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return { whole: last[b.length] ?? a.length, beginning: Math.min(...last) };
}
