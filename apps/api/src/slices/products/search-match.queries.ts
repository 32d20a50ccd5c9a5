// How a search finds its products and in which order, as parts of a query over a column that holds search text.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SearchTerm } from './search-term.ts';
import { endOf } from './search-text.ts';

const all = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`;
const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

type Part = keyof typeof endOf;

/** One way in which a word may stand in a text: as LIKE has it for the index, and as it is looked for in a part. */
interface Needle {
  readonly pattern: string;
  readonly text: string;
}

// A folded word has letters, marks and numbers only: no wildcard of LIKE can be in it.
const wholeWord = (word: string): Needle => ({ pattern: `% ${word} %`, text: ` ${word} ` });
const beginning = (word: string): Needle => ({ pattern: `% ${word}%`, text: ` ${word}` });
const anywhere = (word: string): Needle => ({ pattern: `%${word}%`, text: word });

/** A longer known word also stands for its forms ('tomatoes'). */
const corrected = (word: string): Needle => ([...word].length < 5 ? wholeWord(word) : beginning(word));

/** A number is itself alone; one or two letters are a beginning; longer ones may stand inside a word. */
function typed(word: string): Needle {
  if (/^\p{N}+$/u.test(word)) return wholeWord(word);
  return [...word].length < 3 ? beginning(word) : anywhere(word);
}

const isIn = (text: SQLWrapper, { pattern }: Needle): SQL => sql`${text} like ${pattern}`;

/** Up to the end of `part`: the earlier parts count too. */
const isUpTo = (part: Part, text: SQLWrapper, needle: Needle): SQL =>
  sql`${text} like ${`%${needle.text}%${endOf[part]}%`}`;

/**
 * Every word of the search stands in the text, as it is or corrected. In a description only beginnings of words count
 * ('rice' is no 'price').
 */
export const matches = (text: SQLWrapper, terms: readonly SearchTerm[]): SQL =>
  all(terms.map((term) => matchesTerm(text, term)));

/** The same, where a word may also name the type of the shop. */
export const matchesOrSells = (
  text: SQLWrapper,
  terms: readonly SearchTerm[],
  isSoldBy: (shopTypeIds: readonly number[]) => SQL,
): SQL =>
  all(
    terms.map((term) => {
      const inText = matchesTerm(text, term);
      return term.shopTypeIds ? any([isSoldBy(term.shopTypeIds), inText]) : inText;
    }),
  );

/**
 * The first half of what is typed can use the index over trigrams, the second looks closer. Corrections are looked for first:
 * where there are some, most hits have one of them, and not the word itself.
 */
function matchesTerm(text: SQLWrapper, { word, corrections }: SearchTerm): SQL {
  const inHead = isUpTo('type', text, typed(word));
  const closer = [...word].length < 3 ? inHead : any([isIn(text, beginning(word)), inHead]);
  const isCorrected = corrections.map((other) => isIn(text, corrected(other)));
  return any([...isCorrected, all([isIn(text, typed(word)), closer])]);
}

/** Every word stands in the text up to the end of `part` as it is typed. */
export const matchesTyped = (text: SQLWrapper, words: readonly string[], part: Part): SQL =>
  all(words.flatMap((word) => [isIn(text, typed(word)), isUpTo(part, text, typed(word))]));

/** 0 is best. Few steps, so that equals exist among which the near ones come first. */
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
  // Of thousands of hits for a mistyped word none has the word itself: one look spares them four.
  const isMistyped = terms.some(({ corrections }) => corrections.length > 0);
  const isOfShopType = terms.some(({ shopTypeIds }) => shopTypeIds !== undefined);
  return sql<number>`case
    ${isMistyped ? sql`when ${isTyped} then case ${asTyped} else 4 end` : sql`${asTyped} when ${isTyped} then 4`}
    when ${everyIn('name')} then 5
    when ${everyIn('type')} then 6
    ${isOfShopType ? sql`when ${matches(text, terms)} then 7 else 8` : sql`else 7`} end`;
}
