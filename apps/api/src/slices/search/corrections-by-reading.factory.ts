// The former way of correcting words, which compares each known word. Tests compare it with the sorted list.
import { type Correction, canBeMistyped, typingErrors } from './typing-errors.ts';

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
