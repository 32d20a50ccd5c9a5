// Adds the other names of goods to the words of a search.
import { serverLimits } from '@haat/contract/limits';
import { KnownWords } from './known-words.ts';
import type { OtherName, SearchTerm } from './search-term.ts';
import { spellingsOf } from './spellings.ts';

export interface Synonyms {
  /** The words of all names. Mistyped words can be corrected to them. */
  readonly known: KnownWords;
  /** The other names of the goods with this name. */
  othersOf(name: string): readonly OtherName[];
}

export function makeSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const byName = new Map<string, (readonly string[])[]>();
  for (const group of groups) {
    for (const name of group) byName.set(name, [...(byName.get(name) ?? []), group]);
  }
  return {
    known: new KnownWords([...byName.keys()].flatMap((name) => name.split(' '))),
    othersOf: (name) => {
      const groups = spellingsOf(name).flatMap((one) => byName.get(one) ?? []);
      const others = new Set(groups.flat().flatMap(spellingsOf));
      others.delete(name);
      return [...others].map((other) => other.split(' '));
    },
  };
}

/** The possible lengths of a name that begins at this word. */
const spans = (words: readonly string[], from: number): number[] =>
  Array.from({ length: Math.min(serverLimits.wordsOfSynonym, words.length - from) }, (_, at) => at + 1);

/** A known name needs no correction. The other names of a correction count, too. */
export function withSynonyms(terms: readonly SearchTerm[], synonyms: Synonyms): SearchTerm[] {
  const words = terms.map(({ word }) => word);
  const found = terms.map(({ otherNames = [] }): OtherName[] => [...otherNames]);
  const isName = terms.map(() => false);
  for (const from of words.keys()) {
    for (const length of spans(words, from)) {
      const others = synonyms.othersOf(words.slice(from, from + length).join(' '));
      if (others.length === 0) continue;
      for (let at = from; at < from + length; at += 1) {
        found[at]?.push(...others);
        isName[at] = true;
      }
    }
  }
  return terms.map((term, at) => {
    const corrections = isName[at] ? [] : term.corrections;
    const otherNames = [...(found[at] ?? []), ...corrections.flatMap((word) => synonyms.othersOf(word))];
    return otherNames.length === 0 ? term : { ...term, corrections, otherNames };
  });
}
