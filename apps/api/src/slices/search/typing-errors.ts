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
  const [typedLetters, letters] = [[...typed], [...meant]];
  const rows = [firstErrorRow(typedLetters)];
  for (let depth = 1; depth <= letters.length; depth += 1) {
    rows.push(nextErrorRow(rows, typedLetters, letters, depth));
  }
  const errors = rows.map((row) => row[typedLetters.length] ?? 0);
  return { whole: errors.at(-1) ?? 0, beginning: Math.min(...errors) };
}

/** The errors between each beginning of the typed word and no letters. */
export const firstErrorRow = (typed: readonly string[]): number[] =>
  Array.from({ length: typed.length + 1 }, (_, at) => at);

/** The errors between each beginning of the typed word and the first `depth` letters. `rows`: those of fewer letters. */
export function nextErrorRow(
  rows: readonly (readonly number[])[],
  typed: readonly string[],
  letters: readonly string[],
  depth: number,
): number[] {
  const last = rows[depth - 1] ?? [];
  const row = [depth];
  for (let j = 1; j <= typed.length; j += 1) {
    const isSame = letters[depth - 1] === typed[j - 1];
    const isSwapped =
      depth > 1 && j > 1 && letters[depth - 1] === typed[j - 2] && letters[depth - 2] === typed[j - 1];
    row[j] = Math.min(
      (last[j] ?? 0) + 1,
      (row[j - 1] ?? 0) + 1,
      (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      isSwapped ? (rows[depth - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
    );
  }
  return row;
}
