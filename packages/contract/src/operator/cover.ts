// How an operator chooses a record's picture.
import * as T from 'typebox';
import { coverPattern } from '../covers.ts';
import { Id } from '../schema.ts';

/** The id of an uploaded picture, the current `cover` path, or null for none. */
export const CoverInput = T.Union([Id, T.String({ pattern: coverPattern }), T.Null()]);
export type CoverInput = T.Static<typeof CoverInput>;
