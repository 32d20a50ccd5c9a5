// How words of a text may stand for the words of a search.

/** How a word of a text can stand for a word of the search. */
export const way = { whole: 0, beginning: 1, typed: 2, corrected: 3 } as const;
export const wayCount = 4;
export const bit = { whole: 1, beginning: 2, typed: 4, corrected: 8 } as const;

/** Behind all parts of a text. */
export const nowhere = 4;

/** One or two letters match only beginnings, and not in a description. */
export const isShort = (word: string): boolean => [...word].length < 3;

/** Matches whole words only. */
const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** A known word of five letters or more also stands for its forms ('tomatoes'). */
const hasForms = (word: string): boolean => [...word].length >= 5;

/** Whether another word stands for the typed one. Three letters or more may be anywhere in a word. */
export function typedIn(word: string): (other: string) => boolean {
  if (isNumber(word)) return (other) => other === word;
  return isShort(word) ? (other) => other.startsWith(word) : (other) => other.includes(word);
}

/** Whether another word stands for the known word that the typed one is corrected to. */
export const formOf = (known: string): ((other: string) => boolean) =>
  hasForms(known) ? (other) => other.startsWith(known) : (other) => other === known;
