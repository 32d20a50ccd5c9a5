/** The words for this number of things. */
export const oneOrSeveral = (number: number, one: string, several: string): string =>
  number === 1 ? one : several;
