// How a search finds its products and in which order, as parts of a query over a column that holds search text.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SearchTerm } from './search-term.ts';
import { searchLines } from './search-text.ts';

const all = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`;
const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

// A folded word has letters, marks and numbers only: no wildcard of LIKE can be in it.
const hasWord = (text: SQLWrapper, word: string) => sql`${text} like ${`% ${word} %`}`;
const hasBeginning = (text: SQLWrapper, word: string) => sql`${text} like ${`% ${word}%`}`;
const hasPart = (text: SQLWrapper, word: string) => sql`${text} like ${`%${word}%`}`;

/** A number is itself alone; one or two letters are a beginning; longer ones may stand inside a word. */
function hasTyped(text: SQLWrapper, word: string): SQL {
  if (/^\p{N}+$/u.test(word)) return hasWord(text, word);
  return [...word].length < 3 ? hasBeginning(text, word) : hasPart(text, word);
}

const lineOf = (text: SQLWrapper, line: keyof typeof searchLines): SQL =>
  sql`split_part(${text}, chr(10), ${sql.raw(String(searchLines[line]))})`;

const linesOf = (text: SQLWrapper, ...lines: (keyof typeof searchLines)[]): SQL =>
  sql`(${sql.join(
    lines.map((line) => lineOf(text, line)),
    sql` || `,
  )})`;

/** Everything but the description. */
const headOf = (text: SQLWrapper): SQL => linesOf(text, 'name', 'tags', 'type');

/**
 * Every word of the search stands in the text, as it is or corrected. The first half of each condition can use the
 * index over trigrams; the second looks closer: in a description only beginnings of words count ('rice' is no 'price'),
 * and neither corrections nor words too short to mean much.
 */
export const matches = (text: SQLWrapper, terms: readonly SearchTerm[]): SQL =>
  all(terms.map((term) => matchesTerm(text, term)));

function matchesTerm(text: SQLWrapper, { word, corrections }: SearchTerm): SQL {
  const inHead = hasTyped(headOf(text), word);
  const closer = [...word].length < 3 ? inHead : any([inHead, hasBeginning(text, word)]);
  const typed = all([hasTyped(text, word), closer]);
  const corrected = corrections.map((other) => all([hasWord(text, other), hasWord(headOf(text), other)]));
  return any([typed, ...corrected]);
}

/** Every word stands in the chosen lines as it is typed. */
export const matchesTyped = (
  text: SQLWrapper,
  words: readonly string[],
  ...lines: (keyof typeof searchLines)[]
): SQL => all(words.flatMap((word) => [hasTyped(text, word), hasTyped(linesOf(text, ...lines), word)]));

/** 0 is best. Few steps, so that equals exist among which the near ones come first. */
export function relevance(text: SQLWrapper, terms: readonly SearchTerm[]): SQL<number> {
  const name = lineOf(text, 'name');
  const every = (has: (word: string) => SQL) => all(terms.map(({ word }) => has(word)));
  const phrase = terms.map(({ word }) => word).join(' ');
  const inName = terms.map(({ word, corrections }) =>
    any([hasTyped(name, word), ...corrections.map((other) => hasWord(name, other))]),
  );
  return sql<number>`case
    when ${name} = ${` ${phrase} `} then 0
    when ${every((word) => hasWord(name, word))} then 1
    when ${every((word) => hasBeginning(name, word))} then 2
    when ${every((word) => hasBeginning(headOf(text), word))} then 3
    when ${every((word) => hasTyped(text, word))} then 4
    when ${all(inName)} then 5
    else 6 end`;
}
