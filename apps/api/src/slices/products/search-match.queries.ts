// Conditions of a search, as parts of a query on a search text column.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SearchTerm } from './search-term.ts';
import { endOf } from './search-text.ts';
import { hasForms, isNumber, isShort } from './word-match.ts';

const all = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`;
const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

type Part = keyof typeof endOf;

/** How a word may appear in a text: a LIKE pattern for the index, and the text to look for within a part. */
interface Needle {
  readonly pattern: string;
  readonly text: string;
}

// A folded word has only letters, marks and digits, so it contains no LIKE wildcard.
const wholeWord = (word: string): Needle => ({ pattern: `% ${word} %`, text: ` ${word} ` });
const beginning = (word: string): Needle => ({ pattern: `% ${word}%`, text: ` ${word}` });
const anywhere = (word: string): Needle => ({ pattern: `%${word}%`, text: word });

const corrected = (word: string): Needle => (hasForms(word) ? beginning(word) : wholeWord(word));

function typed(word: string): Needle {
  if (isNumber(word)) return wholeWord(word);
  return isShort(word) ? beginning(word) : anywhere(word);
}

const isIn = (text: SQLWrapper, { pattern }: Needle): SQL => sql`${text} like ${pattern}`;

/** Looks up to the end of `part`, so earlier parts count too. */
const isUpTo = (part: Part, text: SQLWrapper, needle: Needle): SQL =>
  sql`${text} like ${`%${needle.text}%${endOf[part]}%`}`;

/**
 * Every word of the search is in the text, as typed or corrected. In a description only beginnings of words count: 'rice'
 * doesn't match 'price'.
 */
export const matches = (text: SQLWrapper, terms: readonly SearchTerm[]): SQL =>
  all(terms.map((term) => matchesTerm(text, term)));

/**
 * The first half of each condition can use the trigram index, the second checks exactly. Corrections come first: when there
 * are any, most hits contain one of them instead of the typed word.
 */
function matchesTerm(text: SQLWrapper, { word, corrections, otherNames = [] }: SearchTerm): SQL {
  const inHead = isUpTo('type', text, typed(word));
  const closer = isShort(word) ? inHead : any([isIn(text, beginning(word)), inHead]);
  const isCorrected = corrections.map((other) => isIn(text, corrected(other)));
  const isNamed = otherNames.map((words) => all(words.map((other) => isIn(text, corrected(other)))));
  return any([...isCorrected, ...isNamed, all([isIn(text, typed(word)), closer])]);
}

/** The word is in the name, the tags or the type. */
export const isWordOf = (text: SQLWrapper, word: string): SQL =>
  all([isIn(text, wholeWord(word)), isUpTo('type', text, wholeWord(word))]);

/** Every word is in the text up to the end of `part`, as typed or as another name of its good. */
export const matchesTyped = (text: SQLWrapper, terms: readonly SearchTerm[], part: Part): SQL =>
  all(
    terms.map(({ word, otherNames = [] }) => {
      const isHere = (needle: Needle) => all([isIn(text, needle), isUpTo(part, text, needle)]);
      const isNamed = otherNames.map((words) => all(words.map((other) => isHere(corrected(other)))));
      return any([...isNamed, isHere(typed(word))]);
    }),
  );
