// SQL that finds and ranks search texts. A text has four parts: name, tags, type and description (`searchTextOf`).
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { endOf } from '../products/index.ts';
import type { SearchTerm } from './terms.views.ts';

/** A condition on one of the texts below. */
type Test = (text: SQLWrapper) => SQL;

/** The ways in which a text can have a term. Folded words contain no LIKE wildcards. */
interface Ways {
  /** The word itself. */
  readonly whole: Test;
  /** Words that begin with it. */
  readonly begins: Test;
  /** The word anywhere: numbers as a whole, one or two letters at a beginning, others also inside of words. */
  readonly typed: Test;
  readonly corrected: Test;
  /** In a description only beginnings of words count: 'rice' doesn't match 'price'. One or two letters don't count there at all. */
  readonly described: Test;
  /** All of these. The index finds it. */
  readonly anyhow: Test;
}

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);
const isShort = (word: string): boolean => [...word].length < 3;

const wholeWord = (word: string): string => `% ${word} %`;
const beginning = (word: string): string => `% ${word}%`;

/** A known word of five letters or more also stands for its forms ('tomatoes'). */
const formsOf = (known: string): string => ([...known].length >= 5 ? beginning(known) : wholeWord(known));

const isLike =
  (patterns: readonly string[]): Test =>
  (text) => {
    if (patterns.length === 0) return sql`false`;
    // PostgreSQL estimates a single pattern better.
    return patterns.length === 1
      ? sql`${text} like ${patterns[0]}`
      : sql`${text} like any(${sql.param(patterns)}::text[])`;
  };

const either =
  (...tests: readonly Test[]): Test =>
  (text) =>
    sql`(${sql.join(
      tests.map((test) => test(text)),
      sql` or `,
    )})`;

/** Other names count as much as the typed word. All words of a longer name must be there. */
function waysOf({ word, corrections, otherNames }: SearchTerm): Ways {
  const names = otherNames.filter(({ length }) => length === 1).flat();
  const longNames = otherNames
    .filter(({ length }) => length > 1)
    .map(
      (words): Test =>
        (text) =>
          sql`(${and(...words.map((one) => sql`${text} like ${formsOf(one)}`))})`,
    );
  const forms = names.map(formsOf);
  const typed = isNumber(word) ? wholeWord(word) : isShort(word) ? beginning(word) : `%${word}%`;
  const corrected = corrections.map(formsOf);
  const ways = {
    whole: either(isLike([word, ...names].map(wholeWord)), ...longNames),
    begins: either(isLike([beginning(word), ...forms]), ...longNames),
    typed: either(isLike([typed, ...forms]), ...longNames),
  };
  return {
    ...ways,
    corrected: isLike(corrected),
    described: isShort(word) ? () => sql`false` : isNumber(word) ? ways.typed : ways.begins,
    anyhow: either(isLike([typed, ...forms, ...corrected]), ...longNames),
  };
}

/** The texts of a row, to be joined: `from products cross join lateral (textsOf(…)) part`. */
export const partsOf = (text: SQLWrapper): SQL => sql`(select split_part(${text}, ${endOf.name}, 1) as name,
  split_part(${text}, ${endOf.tags}, 1) as up_to_tags, split_part(${text}, ${endOf.type}, 1) as up_to_type offset 0) part`;

const [name, upToTags, upToType] = [sql`part.name`, sql`part.up_to_tags`, sql`part.up_to_type`];

export interface Match {
  readonly isHit: SQL;
  readonly rank: SQL<number>;
}

interface Searched {
  readonly text: SQLWrapper;
  /** Whether the row is of a shop of one of these types. */
  readonly isSoldBy?: (typeIds: readonly number[]) => SQL;
}

const all = (ways: readonly Ways[], test: (way: Ways) => SQL): SQL => sql`(${and(...ways.map(test))})`;

/**
 * There are few ranks, so that many hits are equal and sort by distance. 0 is best:
 * - 0: the name is exactly the search
 * - 1: the name has all words
 * - 2: the name has words that begin with them
 * - 3: words of name, tags or type begin with them
 * - 4: words anywhere begin with them
 * - 5, 6, 7: like 2, 3 and 4, with corrections and parts of words
 * - 8: some words match only the type of the shop
 */
export function matchOf(terms: readonly SearchTerm[], { text, isSoldBy }: Searched): Match {
  const ways = terms.map(waysOf);
  const matches = ways.map(
    ({ corrected, typed, described }) =>
      sql`(${described(text)} or ${corrected(text)} or ${typed(upToType)})`,
  );
  // The index is slow for words of very many products, which are seldom the known ones.
  const isIndexed = ({ isKnown }: SearchTerm): boolean => isKnown || !terms.some((term) => term.isKnown);
  const hits = terms.map((term, at) => {
    const { typeIds } = term;
    const isSold = isSoldBy && typeIds.length > 0 ? isSoldBy(typeIds) : undefined;
    const isCandidate = isIndexed(term) ? or(ways[at]?.anyhow(text), isSold) : undefined;
    return and(isCandidate, or(matches[at], isSold));
  });
  const exact = ` ${terms.map(({ word }) => word).join(' ')} ${endOf.name}%`;
  const any = (part: SQL) => all(ways, ({ typed, corrected }) => sql`(${typed(part)} or ${corrected(part)})`);
  return {
    isHit: sql`(${and(...hits)})`,
    rank: sql<number>`case
      when ${all(ways, ({ whole }) => whole(name))} then case when ${text} like ${exact} then 0 else 1 end
      when ${all(ways, ({ begins }) => begins(name))} then 2
      when ${all(ways, ({ begins }) => begins(upToType))} then 3
      when ${all(ways, ({ begins }) => begins(text))} then 4
      when ${any(name)} then 5
      when ${any(upToType)} then 6
      when ${and(...matches)} then 7
      else 8 end`,
  };
}

/** Typed words in name or tags only: no corrections, and the description and the type don't count. */
export const isTypedIn = (terms: readonly SearchTerm[], text: SQLWrapper): SQL =>
  all(terms.map(waysOf), ({ typed }) => sql`(${typed(text)} and ${typed(upToTags)})`);

/** How many of the words a text has. Short words and numbers say too little. */
export function countOf(
  terms: readonly SearchTerm[],
  text: SQLWrapper,
): { readonly count: SQL<number>; readonly isAny: SQL } | undefined {
  const telling = terms.filter(({ word }) => !isShort(word) && !isNumber(word)).map(waysOf);
  if (telling.length === 0) return undefined;
  const matches = telling.map(
    ({ corrected, typed, described }) =>
      sql`(${described(text)} or ${corrected(text)} or ${typed(upToType)})::int`,
  );
  return {
    count: sql<number>`(${sql.join(matches, sql` + `)})`,
    isAny: sql`(${or(...telling.map(({ anyhow }) => anyhow(text)))})`,
  };
}
