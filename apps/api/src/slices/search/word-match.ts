// The ways in which words of a text can match the words of a search.

/** The ways in which a word of a text can match a word of the search. */
export const way = { whole: 0, beginning: 1, typed: 2, corrected: 3 } as const;
export const wayCount = 4;
export const bit = { whole: 1, beginning: 2, typed: 4, corrected: 8 } as const;

/** A part after all parts of a text: no match. */
export const nowhere = 4;

export const isShort = (word: string): boolean => [...word].length < 3;

export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

export const hasForms = (word: string): boolean => [...word].length >= 5;
