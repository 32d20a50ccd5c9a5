// Other names of goods in a search: 'green gram' stands for 'cherupayar'. A name of several words is found when all are there.
import type { OtherName, SearchTerm } from './search-term.ts';
import { bit, formOf, nowhere, way, wayCount } from './word-match.ts';

/** A name of several words, which stands for a term of the search. */
interface LongName {
  readonly term: number;
  /** The places of its words among the rows. */
  readonly rows: readonly number[];
}

export interface LongNames {
  /** For each word of such a name and each word of the vocabulary the bits of the ways in which it stands for it. */
  readonly rows: readonly Uint8Array[];
  readonly names: readonly LongName[];
}

/** The bits of the ways in which a word of a text is one of the names, as whole as a typed word. */
export function waysOfNames(names: readonly OtherName[]): (other: string) => number {
  const single = names.flatMap(([name = '', ...more]) => (more.length === 0 ? [name] : []));
  const known = new Set(single);
  const isForm = single.map(formOf);
  return (other) => {
    if (known.has(other)) return bit.whole | bit.beginning | bit.typed;
    return isForm.some((isOne) => isOne(other)) ? bit.beginning | bit.typed : 0;
  };
}

/** Without names that no text can have. The rows of their words come after those of the terms. */
export function longNamesOf(vocabulary: readonly string[], terms: readonly SearchTerm[]): LongNames {
  const long = terms.flatMap(({ otherNames = [] }, term) =>
    otherNames.filter(({ length }) => length > 1).map((words) => ({ term, words })),
  );
  const rowOf = new Map<string, Uint8Array>();
  for (const word of new Set(long.flatMap(({ words }) => words))) {
    const row = Uint8Array.from(vocabulary, waysOfNames([[word]]));
    if (row.some((bits) => bits !== 0)) rowOf.set(word, row);
  }
  const order = [...rowOf.keys()];
  const names = long
    .filter(({ words }) => words.every((word) => rowOf.has(word)))
    .map(({ term, words }) => ({ term, rows: words.map((word) => terms.length + order.indexOf(word)) }));
  return { rows: [...rowOf.values()], names };
}

/** Notes in `found` the terms for which a name of several words stands, in the last part that has one of its words. */
export function noteLongNames(found: Uint8Array, names: readonly LongName[]): void {
  for (const { term, rows } of names) {
    let part = 0;
    for (const row of rows) part = Math.max(part, found[row * wayCount + way.beginning] ?? nowhere);
    if (part === nowhere) continue;
    for (const one of [way.whole, way.beginning, way.typed]) {
      const at = term * wayCount + one;
      if ((found[at] ?? nowhere) > part) found[at] = part;
    }
  }
}
