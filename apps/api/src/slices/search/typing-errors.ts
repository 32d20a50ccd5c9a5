// Finds the known words that a mistyped word may mean.

const mostCorrections = 5;

/** Numbers, and words that are shorter or longer, aren't corrected. */
export function canBeMistyped(word: string): boolean {
  const { length } = [...word];
  return length >= 3 && length <= 40 && !/\p{N}/u.test(word);
}

/**
 * LIKE patterns of all words that `correctionsOf` can choose: those with the same first letter. A longer word may have its one
 * error in the first letter.
 */
export function patternsOfAlike(word: string): string[] {
  if (!canBeMistyped(word)) return [];
  const [first = '', second = '', ...others] = [...word];
  const rest = second + others.join('');
  if (others.length < 3) return [`${first}%`];
  return [`${first}%`, `_${rest}%`, `${rest}%`, `_${word}%`, `${second}${first}${others.join('')}%`];
}

/**
 * How many errors may be corrected: two only if the first letter is right. None in words that are known and short,
 * because they have many neighbours by chance.
 */
function mostErrorsIn(word: string, isKnown: boolean): number {
  const { length } = [...word];
  if (!canBeMistyped(word) || (isKnown && length < 6)) return 0;
  return !isKnown && length >= 7 ? 2 : 1;
}

/** Whether a known word begins with it. Such words need no correction. */
export const isBeginning = (word: string, known: readonly string[]): boolean =>
  known.some((other) => other.startsWith(word));

/** The known words nearest to `word`, in alphabetical order. Short words are corrected only if the first letter is right. */
export function correctionsOf(word: string, known: readonly string[]): string[] {
  const isKnown = isBeginning(word, known);
  const most = mostErrorsIn(word, isKnown);
  if (most === 0) return [];
  const { length } = [...word];
  const found: { readonly other: string; readonly errors: number }[] = [];
  for (const other of new Set(known)) {
    if (other.startsWith(word)) continue;
    const errors = errorsBetween(word, other, { isKnown, length });
    if (errors <= (hasSameFirstLetter(word, other) ? most : 1)) found.push({ other, errors });
  }
  const least = Math.min(...found.map(({ errors }) => errors));
  const nearest = found.filter(({ errors }) => errors === least).map(({ other }) => other);
  return nearest.sort().slice(0, mostCorrections);
}

const hasSameFirstLetter = (word: string, other: string): boolean => [...word][0] === [...other][0];

function errorsBetween(
  word: string,
  other: string,
  { isKnown, length }: { isKnown: boolean; length: number },
): number {
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
  const [a, b] = [[...typed], [...meant]];
  let before: number[] = [];
  let above = Array.from({ length: a.length + 1 }, (_, at) => at);
  let beginning = a.length;
  for (const [row, letter] of b.entries()) {
    const current = [row + 1];
    for (const [at, other] of a.entries()) {
      const wrong = (above[at] ?? 0) + (other === letter ? 0 : 1);
      let errors = Math.min(wrong, (above[at + 1] ?? 0) + 1, (current[at] ?? 0) + 1);
      const isSwapped = row > 0 && at > 0 && a[at - 1] === letter && other === b[row - 1];
      if (isSwapped) errors = Math.min(errors, (before[at - 1] ?? 0) + 1);
      current.push(errors);
    }
    [before, above] = [above, current];
    beginning = Math.min(beginning, above[a.length] ?? 0);
  }
  return { whole: above[a.length] ?? 0, beginning };
}
