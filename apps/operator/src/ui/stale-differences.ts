// Compares the person's version with the one that somebody else has saved meanwhile.
import { isSame } from '../platform/is-same.ts';

export interface ComparedField {
  readonly source: string;
  readonly label: string;
  /** The value as text, next to the other version's. By default `textOf`. */
  readonly text?: (value: unknown, other: unknown) => string;
}

type Fields = Readonly<Record<string, unknown>>;

export type Side = 'mine' | 'theirs';

export interface Difference extends ComparedField {
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Which side changed the field. Mine, when both did. */
  readonly proposed: Side;
}

interface Versions {
  /** The version that I had read. */
  readonly original: Fields;
  /** The version that I want to save. */
  readonly mine: Fields;
  /** The version that is saved now. */
  readonly theirs: Fields;
}

/** The fields in which the two versions differ. */
export const differencesOf = (
  fields: readonly ComparedField[],
  { original, mine, theirs }: Versions,
): readonly Difference[] =>
  fields
    .filter(({ source }) => !isSame(mine[source], theirs[source]))
    .map((field) => ({
      ...field,
      mine: mine[field.source],
      theirs: theirs[field.source],
      proposed: isSame(mine[field.source], original[field.source]) ? 'theirs' : 'mine',
    }));

/** Their version, with the chosen fields of mine. */
export const mergedOf = (
  theirs: Fields,
  differences: readonly Difference[],
  sideOf: (difference: Difference) => Side,
): Fields => ({
  ...theirs,
  ...Object.fromEntries(
    differences.filter((each) => sideOf(each) === 'mine').map(({ source, mine }) => [source, mine]),
  ),
});

export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'Nothing' : value.map(textOf).join(', ');
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  return String(value);
}
