// The former way of correcting words, which compares each known word. Tests compare it with the sorted list. It counts errors
// by itself, so that a mistake in typing-errors.ts can't hide.
import { type Correction, canBeMistyped } from './typing-errors.ts';

const mostCorrections = 5;

/**
 * The known words nearest to `word`, best first. Known words that begin with it need no correction. Short words have many
 * neighbours by chance, so they are corrected only when unknown, and only if the first letter is right.
 */
export function correctionsOf(word: string, known: readonly string[]): Correction[] {
  if (!canBeMistyped(word)) return [];
  const { length } = [...word];
  const isKnown = known.some((other) => other.startsWith(word));
  if (isKnown && length < 6) return [];
  const mayBeMeant = sharesLetters(word);
  const others = [...new Set(known)].filter((other) => mayBeMeant(other) && !other.startsWith(word));
  const found = others
    .map((other) => ({ word: other, errors: errorsBetween(word, other, { isKnown, length }) }))
    .filter(({ word: other, errors }) => errors <= (mayErrTwice(word, other, isKnown) ? mostErrors : 1));
  const least = Math.min(...found.map(({ errors }) => errors));
  return found
    .filter(({ errors }) => errors === least)
    .sort((a, b) => a.errors - b.errors || (a.word < b.word ? -1 : 1))
    .slice(0, mostCorrections);
}

const mostErrors = 2;

/** Each letter of the word that another word doesn't have is an error. This is much faster than to count the errors. */
function sharesLetters(word: string): (other: string) => boolean {
  const letters = [...new Set(word)];
  return (other) => {
    let missing = 0;
    for (const letter of letters) if (!other.includes(letter)) missing += 1;
    return missing <= mostErrors;
  };
}

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
function typingErrors(typed: string, meant: string): { whole: number; beginning: number } {
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
