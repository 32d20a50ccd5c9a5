// Finds texts whose letters were lost in a file or a program with another alphabet.

/** A word of nothing but question marks: old spreadsheets write one for each letter that they don't know. */
const questionMarks = /(^|[^\p{L}\p{M}\p{N}?!])\?{2,}($|[^\p{L}\p{N}?])/u;
const nothingElse = /^[^\p{L}\p{N}]*\?[^\p{L}\p{N}]*$/u;
/**
 * UTF-8 that was read as Windows-1252, Latin-1 or Mac Roman: 'à´…à´°à´¿' for അരി, 'à¤šà¤¾à¤µà¤²' for चावल, 'â‚¹' for ₹, 'Ã©'
 * for é.
 */
const misread = /à[¤-·]|â[€‚\u0080\u0082]|[ÂÃ][\u0080-\u00bf]|‡[\u00a7•¥µ]/u;

export const hasLostLetters = (text: string): boolean =>
  text.includes('\ufffd') || questionMarks.test(text) || nothingElse.test(text) || misread.test(text);
