// What the words of a search stand for: known words, other names of goods, other spellings, types of shops.
import { serverLimits } from '@haat/contract/limits';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import { foldText } from '../../platform/fold-text.ts';
import { preparedOnce } from '../../platform/prepared.ts';
import { shopTypes } from '../shops/shop.tables.ts';
import { cityWords, searchWords, synonyms, synonymWords } from './search.tables.ts';
import {
  joinedOf,
  lengthenedBeginnings,
  partedOf,
  spellingsOf,
  withChillus,
  withoutLength,
} from './spellings.ts';
import { canBeMistyped, correctionsOf, isBeginning, patternsOfAlike } from './typing-errors.ts';

/** Another name of a good: its words, all of which must match. */
type OtherName = readonly string[];

/** A word of a search, and what it may stand for. */
export interface SearchTerm {
  readonly word: string;
  readonly corrections: readonly string[];
  /** Other names of the good that this word names, alone or with its neighbours. */
  readonly otherNames: readonly OtherName[];
  /** The types of shops that it names: all their products match. */
  readonly typeIds: readonly number[];
  /** Whether names, tags or types have it. Other words are in no product, or in the descriptions of very many. */
  readonly isKnown: boolean;
}

/** Where a search looks. A word that names a shop type finds everything that such shops sell, but not in a shop's list. */
export type Scope =
  | { readonly in: 'city'; readonly cityId: number }
  | { readonly in: 'shop list'; readonly cityId: number }
  | { readonly in: 'shop'; readonly cityId: number; readonly shopId: number }
  /** A retailer's list of own products: names and tags. Words aren't corrected. */
  | { readonly in: 'own list'; readonly cityId: number }
  | { readonly in: 'catalogue' };

/** The words may come in any order. Words after the tenth are ignored. */
export const wordsOfSearch = (search: string): string[] =>
  [...new Set(foldText(withChillus(search)).split(' '))]
    .filter((word) => word !== '')
    .slice(0, serverLimits.searchWords);

const patterns = sql.placeholder('patterns');
const isLike = (word: AnyPgColumn): SQL => sql`${word} like any(${patterns}::text[])`;

const alikeInCity = preparedOnce('city_words_alike', (db: Db) =>
  db
    .select({ word: cityWords.word })
    .from(cityWords)
    .where(and(eq(cityWords.cityId, sql.placeholder('cityId')), isLike(cityWords.word))),
);
const alikeInCatalogue = preparedOnce('search_words_alike', (db: Db) =>
  db.select({ word: searchWords.word }).from(searchWords).where(isLike(searchWords.word)),
);
const alikeInNames = preparedOnce('synonym_words_alike', (db: Db) =>
  db.selectDistinct({ word: synonymWords.word }).from(synonymWords).where(isLike(synonymWords.word)),
);
const groupsWithNames = preparedOnce('synonyms_with_names', (db: Db) =>
  db
    .select({ folded: synonyms.folded })
    .from(synonyms)
    .where(sql`${synonyms.folded} && ${sql.placeholder('names')}::text[]`)
    .orderBy(synonyms.id),
);
/** Folded, with a space at both ends of each word. */
const typeNames = preparedOnce('shop_type_names', (db: Db) =>
  db
    .select({ id: shopTypes.id, text: sql<string>`${shopTypes.searchText} || ${shopTypes.namesText}` })
    .from(shopTypes),
);

type TypeName = Awaited<ReturnType<typeof typeNames>>[number];

export async function findTerms(db: Db, scope: Scope, words: readonly string[]): Promise<SearchTerm[]> {
  const wanted = [...new Set(words.flatMap(patternsOfKnown))];
  const [types, known, found] = await Promise.all([
    scope.in === 'city' || scope.in === 'shop' ? typeNames(db) : [],
    listAlike(db, scope, wanted),
    findOtherNames(db, namesIn(words)),
  ]);
  const corrected = scope.in === 'own list' ? [] : [...known, ...wordsOfTypes(types)];
  const plain = words.map((word, at) => ({
    word,
    corrections: found.isName(words, at) ? [] : correctionsOf(word, corrected),
    sameSound: soundsLike(word, known),
    parted: isBeginning(word, known) ? [] : partsIn(word, known, found.others),
  }));
  const others = await findOtherNames(
    db,
    plain.flatMap(({ corrections, sameSound }) => [...corrections, ...sameSound]),
  );
  return plain.map(({ word, sameSound, parted, ...term }, at) => {
    const corrections = sameSound.length > 0 ? [] : term.corrections;
    const more = [...corrections, ...sameSound].flatMap(others.others);
    const joined = joinedSpansOf(words)
      .filter(({ from, to, name }) => from <= at && at <= to && isBeginning(name, known))
      .map(({ name }) => name);
    const names = [...found.namesOf(words, at), ...joined, ...parted, ...sameSound, ...more];
    const otherNames = [...new Set(names)].filter((name) => name !== word).map((name) => name.split(' '));
    const isKnown = isBeginning(word, known) || corrections.length > 0 || otherNames.length > 0;
    const typeIds = typesNamedBy({ word, corrections, otherNames }, types);
    return { word, corrections, otherNames, typeIds, isKnown };
  });
}

/** Patterns of the known words that a search must see to judge a typed one. */
const patternsOfKnown = (word: string): string[] =>
  canBeMistyped(word)
    ? [
        ...patternsOfAlike(word),
        ...lengthenedBeginnings(word).map((beginning) => `${beginning}%`),
        ...partedOf(word).map(([, right]) => right),
      ]
    : [];

async function listAlike(db: Db, scope: Scope, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const values = { patterns: wanted };
  const [own, ofNames] = await Promise.all([
    scope.in === 'catalogue'
      ? alikeInCatalogue(db, values)
      : alikeInCity(db, { ...values, cityId: scope.cityId }),
    alikeInNames(db, values),
  ]);
  return [...new Set([...own, ...ofNames].map(({ word }) => word))];
}

const wordsOfTypes = (types: readonly TypeName[]): string[] =>
  types.flatMap(({ text }) => text.trim().split(' '));

const soundsLike = (word: string, known: readonly string[]): string[] => {
  const sound = withoutLength(word);
  return known.filter((other) => other !== word && withoutLength(other) === sound);
};

/** The ways to part a word into two that are known, or into the name of a good. */
function partsIn(word: string, known: readonly string[], othersOf: OtherNames['others']): string[] {
  const all = new Set(known);
  return partedOf(word).flatMap(([left, right]) => {
    const name = `${left} ${right}`;
    const others = othersOf(name);
    return others.length > 0 || (all.has(left) && all.has(right)) ? [name, ...others] : [];
  });
}

/** The neighbours that may be one name, each with its place. */
function spansOf(
  words: readonly string[],
): { readonly from: number; readonly to: number; readonly name: string }[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(serverLimits.wordsOfSynonym, words.length - from) }, (__, at) => ({
      from,
      to: from + at,
      name: words.slice(from, from + at + 1).join(' '),
    })),
  );
}

const joinedSpansOf = (words: readonly string[]): ReturnType<typeof spansOf> =>
  words
    .slice(1)
    .flatMap((right, from) =>
      joinedOf(words[from] ?? '', right).map((name) => ({ from, to: from + 1, name })),
    );

const namesIn = (words: readonly string[]): string[] => [
  ...[...spansOf(words), ...joinedSpansOf(words)].map(({ name }) => name),
  ...words.flatMap((word) => partedOf(word).map((parts) => parts.join(' '))),
];

interface OtherNames {
  /** The other names of the goods with this name. */
  others(name: string): readonly string[];
  /** Whether the word at this place is a name, alone or with its neighbours. */
  isName(words: readonly string[], at: number): boolean;
  /** The other names and spellings for the word at this place, alone or with its neighbours. */
  namesOf(words: readonly string[], at: number): string[];
}

async function findOtherNames(db: Db, names: readonly string[]): Promise<OtherNames> {
  const asked = [...new Set(names.flatMap(spellingsOf))];
  const groups = asked.length === 0 ? [] : await groupsWithNames(db, { names: asked });
  const others = (name: string): string[] => {
    const spellings = spellingsOf(name);
    const ofGood = groups.filter(({ folded }) => spellings.some((one) => folded.includes(one)));
    const all = new Set(ofGood.flatMap(({ folded }) => folded.flatMap(spellingsOf)));
    all.delete(name);
    return [...all];
  };
  const at = (spans: ReturnType<typeof spansOf>, place: number) =>
    spans.filter(({ from, to }) => from <= place && place <= to).map(({ name }) => name);
  return {
    others,
    isName: (words, place) =>
      at([...spansOf(words), ...joinedSpansOf(words)], place).some((name) => others(name).length > 0),
    namesOf: (words, place) => [
      ...spellingsOf(words[place] ?? ''),
      ...at([...spansOf(words), ...joinedSpansOf(words)], place).flatMap(others),
    ],
  };
}

const shortestBeginning = 4;

/** The types whose name contains the word, a beginning of it, a correction or another name. A short beginning would match too many shops. */
function typesNamedBy(
  { word, corrections, otherNames }: Pick<SearchTerm, 'word' | 'corrections' | 'otherNames'>,
  types: readonly TypeName[],
): number[] {
  const end = [...word].length < shortestBeginning ? ' ' : '';
  const others = [...corrections, ...otherNames.map((words) => words.join(' '))];
  const parts = [` ${word}${end}`, ...others.map((other) => ` ${other} `)];
  return types.filter(({ text }) => parts.some((part) => text.includes(part))).map(({ id }) => id);
}
