// Finds the shop types that the words of a search name.
import type { SearchTerm } from './search-term.ts';

export interface ShopTypeName {
  readonly id: number;
  /** Folded, with a space at both ends of each word. */
  readonly text: string;
}

const shortestBeginning = 4;

export const parseTypeNames = (json: string): ShopTypeName[] =>
  // the rows of `readSearchNames`
  (JSON.parse(json) as [number, string][]).map(([id, text]) => ({ id, text }));

export const wordsOfNames = (names: readonly ShopTypeName[]): string[] =>
  names.flatMap(({ text }) => text.trim().split(' '));

/** The types whose name contains the word, a beginning of it, a correction or another name. A short beginning would match too many shops. */
export function typesNamedBy(
  { word, corrections, otherNames = [] }: SearchTerm,
  names: readonly ShopTypeName[],
): number[] {
  const end = [...word].length < shortestBeginning ? ' ' : '';
  const others = [...corrections, ...otherNames.map((words) => words.join(' '))];
  const parts = [` ${word}${end}`, ...others.map((other) => ` ${other} `)];
  return names.filter(({ text }) => parts.some((part) => text.includes(part))).map(({ id }) => id);
}
