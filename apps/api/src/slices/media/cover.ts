import { coverPath } from '@haat/contract/covers';

/** A picture's path in the API's `cover` field. Null without a picture. */
export const coverOf = (key: string | null): string | null => (key === null ? null : coverPath(key));

/** The same as an object, as a product's `cover` field has it. */
export const coverBoxOf = (key: string | null): { cover: string } | null =>
  key === null ? null : { cover: coverPath(key) };
