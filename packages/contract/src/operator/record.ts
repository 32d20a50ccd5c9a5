// What the operator's records and lists have in common.
import * as T from 'typebox';
import { limits } from '../limits.ts';
import { Id, pageQuery } from '../schema.ts';

/** Grows with each change of the record. A PATCH sends the version it has read; an older one is `edit.stale`. */
export const Version = T.Integer();

/** A record: its `id`, these fields and its `version`. */
export const versioned = <Fields extends T.TProperties>(fields: Fields) =>
  T.Object({ id: Id, ...fields, version: Version });

/** The body of a PATCH: fields that are left out stay as they are. */
export const changeOf = <Fields extends T.TProperties>(fields: Fields) =>
  T.Object({ ...T.Partial(T.Object(fields)).properties, version: Version });

/** The query of a list that can be searched. */
export const searchQuery = {
  search: T.Optional(T.String({ maxLength: limits.searchTerm })),
  ...pageQuery,
};

/** A yes or no in a query. */
export const QueryFlag = T.Union([T.Literal('1'), T.Literal('0'), T.Literal('true'), T.Literal('false')]);

/** `+91******7890`, as lists show a person's number. */
export const MaskedNumber = T.String();

/** What the audit can be about. */
export { type RecordKind, recordKinds } from '../slices.ts';

type RecordedValue = boolean | number | string | null | readonly (number | string)[];

/** Fields of a record as the audit keeps them: by their names on the wire, without names and numbers of people. */
export type RecordedFields = Readonly<Record<string, RecordedValue>>;
