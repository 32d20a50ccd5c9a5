/** Chooses the singular or the plural. */
export const oneOrSeveral = (number: number, one: string, several: string): string =>
  number === 1 ? one : several;
