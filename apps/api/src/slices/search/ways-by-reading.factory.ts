// The former way of matching a word with a term of a search, before postings.
import type { OtherName, SearchTerm } from './search-term.ts';
import { bit, hasForms, isNumber, isShort } from './word-match.ts';

/** Whether another word matches the typed one. Three letters or more may be anywhere in a word. */
function typedIn(word: string): (other: string) => boolean {
  if (isNumber(word)) return (other) => other === word;
  return isShort(word) ? (other) => other.startsWith(word) : (other) => other.includes(word);
}

/** Whether another word matches the known word to which the typed one is corrected. */
const formOf = (known: string): ((other: string) => boolean) =>
  hasForms(known) ? (other) => other.startsWith(known) : (other) => other === known;

/** A bit mask of how a word of a text matches one of the names. A name counts as a typed word. */
export function waysOfNames(names: readonly OtherName[]): (other: string) => number {
  const single = names.flatMap(([name = '', ...more]) => (more.length === 0 ? [name] : []));
  const known = new Set(single);
  const isForm = single.map(formOf);
  return (other) => {
    if (known.has(other)) return bit.whole | bit.beginning | bit.typed;
    return isForm.some((isOne) => isOne(other)) ? bit.beginning | bit.typed : 0;
  };
}

/** A bit mask of how a word of a text matches the term. */
export function waysOf({ word, corrections, otherNames = [] }: SearchTerm): (other: string) => number {
  const isTyped = typedIn(word);
  const isCorrected = corrections.map(formOf);
  const named = waysOfNames(otherNames);
  return (other) =>
    (other === word ? bit.whole : 0) |
    (other.startsWith(word) ? bit.beginning : 0) |
    (isTyped(other) ? bit.typed : 0) |
    (isCorrected.some((isForm) => isForm(other)) ? bit.corrected : 0) |
    named(other);
}
