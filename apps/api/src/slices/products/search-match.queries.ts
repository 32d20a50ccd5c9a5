// Conditions and sort order of a search, as parts of a query on a search text column.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SearchTerm } from './search-term.ts';
import { endOf } from './search-text.ts';

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

/** A longer known word also matches its forms ('tomatoes'). */
const corrected = (word: string): Needle => ([...word].length < 5 ? wholeWord(word) : beginning(word));

/** A number matches whole words. One or two letters match beginnings. Longer words match anywhere in a word. */
function typed(word: string): Needle {
  if (/^\p{N}+$/u.test(word)) return wholeWord(word);
  return [...word].length < 3 ? beginning(word) : anywhere(word);
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

/** The same, but a word may also name the type of the shop. */
export const matchesOrSells = (text: SQLWrapper, shopId: SQLWrapper, terms: readonly SearchTerm[]): SQL =>
  all(
    terms.map((term) => {
      const inText = matchesTerm(text, term);
      return term.shopIds
        ? any([sql`${shopId} = any(${sql.param(term.shopIds)}::bigint[])`, inText])
        : inText;
    }),
  );

/**
 * The first half of each condition can use the trigram index, the second checks exactly. Corrections come first: when there
 * are any, most hits contain one of them instead of the typed word.
 */
function matchesTerm(text: SQLWrapper, { word, corrections }: SearchTerm): SQL {
  const inHead = isUpTo('type', text, typed(word));
  const closer = [...word].length < 3 ? inHead : any([isIn(text, beginning(word)), inHead]);
  const isCorrected = corrections.map((other) => isIn(text, corrected(other)));
  return any([...isCorrected, all([isIn(text, typed(word)), closer])]);
}

/** The word is in the name, the tags or the type. */
export const isWordOf = (text: SQLWrapper, word: string): SQL =>
  all([isIn(text, wholeWord(word)), isUpTo('type', text, wholeWord(word))]);

/** Every word is in the text up to the end of `part`, exactly as typed. */
export const matchesTyped = (text: SQLWrapper, words: readonly string[], part: Part): SQL =>
  all(words.flatMap((word) => [isIn(text, typed(word)), isUpTo(part, text, typed(word))]));

/** 0 is best. There are few steps, so that many hits are equal and sort by distance. */
export function relevance(text: SQLWrapper, terms: readonly SearchTerm[]): SQL<number> {
  const every = (has: (word: string) => SQL) => all(terms.map(({ word }) => has(word)));
  const phrase = terms.map(({ word }) => word).join(' ');
  const everyIn = (part: Part) =>
    all(
      terms.map(({ word, corrections }) =>
        any([...corrections.map(corrected), typed(word)].map((needle) => isUpTo(part, text, needle))),
      ),
    );
  const isTyped = every((word) => isIn(text, beginning(word)));
  const asTyped = sql`
    when starts_with(${text}, ${` ${phrase} ${endOf.name}`}) then 0
    when ${every((word) => isUpTo('name', text, wholeWord(word)))} then 1
    when ${every((word) => isUpTo('name', text, beginning(word)))} then 2
    when ${every((word) => isUpTo('type', text, beginning(word)))} then 3`;
  // None of thousands of hits for a mistyped word has the word itself. One check saves four.
  const isMistyped = terms.some(({ corrections }) => corrections.length > 0);
  const isOfShopType = terms.some(({ shopIds }) => shopIds !== undefined);
  return sql<number>`case
    ${isMistyped ? sql`when ${isTyped} then case ${asTyped} else 4 end` : sql`${asTyped} when ${isTyped} then 4`}
    when ${everyIn('name')} then 5
    when ${everyIn('type')} then 6
    ${isOfShopType ? sql`when ${matches(text, terms)} then 7 else 8` : sql`else 7`} end`;
}
