import { coverPath } from '@haat/contract';

/** A picture's path as `cover` has it on the wire; null where there is no picture. */
export const coverOf = (key: string | null): string | null => (key === null ? null : coverPath(key));

/** The same in its box, as a product's `cover` stands. */
export const coverBoxOf = (key: string | null): { cover: string } | null =>
  key === null ? null : { cover: coverPath(key) };
