const mostLetters = 80;

/** The beginning of a text, as lists show it. */
export const shortened = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
