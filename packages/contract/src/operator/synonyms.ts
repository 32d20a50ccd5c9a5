// What goods are called, in any language and spelling. A search for one name finds the others.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { IdParams, listOf, requiredText } from '../schema.ts';
import { changeOf, searchQuery, versioned } from './record.ts';

/** The names of one good, in their order. */
export const SynonymRecord = versioned({ names: T.Array(T.String()) });
export type SynonymRecord = T.Static<typeof SynonymRecord>;

/** At least two that differ in more than capitals and accents. */
const names = T.Array(requiredText(limits.tag), { minItems: 1, maxItems: limits.synonymNames });

export const listSynonyms = endpoint({
  method: 'GET',
  path: '/operator/synonyms/',
  who: 'operator',
  summary: 'List the names of goods by the first one. `search` looks at all names.',
  query: T.Object(searchQuery),
  responses: { 200: listOf(SynonymRecord) },
});

export const getSynonym = endpoint({
  method: 'GET',
  path: '/operator/synonyms/{id}/',
  who: 'operator',
  summary: 'Get the names of a good.',
  params: IdParams,
  responses: { 200: SynonymRecord },
});

export const createSynonym = endpoint({
  method: 'POST',
  path: '/operator/synonyms/',
  who: 'operator',
  summary: 'Add the names of a good.',
  body: T.Object({ names }),
  responses: { 201: SynonymRecord },
});

export const importSynonyms = endpoint({
  method: 'POST',
  path: '/operator/synonyms/import/',
  who: 'operator',
  summary: 'Add the names of many goods. A good of which two names are known is left out.',
  body: T.Object({ rows: T.Array(T.Object({ names }), { maxItems: limits.synonymRows }) }),
  responses: { 200: T.Object({ added: T.Integer() }) },
});

export const updateSynonym = endpoint({
  method: 'PATCH',
  path: '/operator/synonyms/{id}/',
  who: 'operator',
  summary: 'Change the names of a good.',
  params: IdParams,
  body: changeOf({ names }),
  responses: { 200: SynonymRecord },
  fails: ['edit.stale'],
});

export const deleteSynonym = endpoint({
  method: 'DELETE',
  path: '/operator/synonyms/{id}/',
  who: 'operator',
  summary: 'Delete the names of a good. Searches then find each name only as it is written.',
  params: IdParams,
  responses: { 204: null },
});
