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
 * ('rice' is no 'price'), and neither corrections nor words too short to mean much.
 */
export const matches = (text: SQLWrapper, terms: readonly SearchTerm[]): SQL =>
  all(terms.map((term) => matchesTerm(text, term)));

/**
 * The first half of what is typed can use the index over trigrams, the second looks closer. Corrections are looked for first:
 * where there are some, most hits have one of them, and not the word itself.
 */
function matchesTerm(text: SQLWrapper, { word, corrections }: SearchTerm): SQL {
  const inHead = isUpTo('type', text, typed(word));
  const closer = [...word].length < 3 ? inHead : any([isIn(text, beginning(word)), inHead]);
  const corrected = corrections.map((other) => isUpTo('type', text, wholeWord(other)));
  return any([...corrected, all([isIn(text, typed(word)), closer])]);
}

/** Every word stands in the text up to the end of `part` as it is typed. */
export const matchesTyped = (text: SQLWrapper, words: readonly string[], part: Part): SQL =>
  all(words.flatMap((word) => [isIn(text, typed(word)), isUpTo(part, text, typed(word))]));

/** 0 is best. Few steps, so that equals exist among which the near ones come first. */
export function relevance(text: SQLWrapper, terms: readonly SearchTerm[]): SQL<number> {
  const every = (has: (word: string) => SQL) => all(terms.map(({ word }) => has(word)));
  const phrase = terms.map(({ word }) => word).join(' ');
  const inName = terms.map(({ word, corrections }) =>
    any([...corrections.map(wholeWord), typed(word)].map((needle) => isUpTo('name', text, needle))),
  );
  const isTyped = every((word) => isIn(text, beginning(word)));
  const asTyped = sql`
    when starts_with(${text}, ${` ${phrase} ${endOf.name}`}) then 0
    when ${every((word) => isUpTo('name', text, wholeWord(word)))} then 1
    when ${every((word) => isUpTo('name', text, beginning(word)))} then 2
    when ${every((word) => isUpTo('type', text, beginning(word)))} then 3`;
  // Of thousands of hits for a mistyped word none has the word itself: one look spares them four.
  const isMistyped = terms.some(({ corrections }) => corrections.length > 0);
  return sql<number>`case
    ${isMistyped ? sql`when ${isTyped} then case ${asTyped} else 4 end` : sql`${asTyped} when ${isTyped} then 4`}
    when ${all(inName)} then 5
    else 6 end`;
}
