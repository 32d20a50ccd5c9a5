// The shared catalogue, as operators keep it: one product at a time, or many as CSV.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { importAnswer, importRow } from '../file-imports.ts';
import { limits } from '../limits.ts';
import { Names, namesInput, packFields, packInput } from '../pack-shapes.ts';
import { Cover, Id, IdParams, listOf, Named, Price, Rupees, requiredName, requiredText } from '../schema.ts';
import { CoverInput } from './cover.ts';
import { changeOf, searchQuery, versioned } from './record.ts';

export const CatalogueRecord = versioned({
  name: T.String(),
  names: Names,
  type: Named,
  description: T.String(),
  price: Rupees,
  ...packFields,
  tags: T.Array(T.String()),
  cover: Cover,
});
export type CatalogueRecord = T.Static<typeof CatalogueRecord>;

const required = { name: requiredName(limits.title), type: Id, price: Price };
const optional = {
  description: T.String({ maxLength: limits.longText }),
  tags: T.Array(requiredText(limits.tag), { maxItems: limits.tags }),
  cover: CoverInput,
  ...packInput,
  names: namesInput(limits.title),
};

export const listCatalogue = endpoint({
  method: 'GET',
  path: '/operator/catalogue/',
  who: 'operator',
  summary: 'List the catalogue products by name. `search` looks at name, tags, type and description.',
  query: T.Object({ type: T.Optional(Id), ...searchQuery }),
  responses: { 200: listOf(CatalogueRecord) },
});

export const getCatalogueProduct = endpoint({
  method: 'GET',
  path: '/operator/catalogue/{id}/',
  who: 'operator',
  summary: 'Get a catalogue product.',
  params: IdParams,
  responses: { 200: CatalogueRecord },
});

export const createCatalogueProduct = endpoint({
  method: 'POST',
  path: '/operator/catalogue/',
  who: 'operator',
  summary: 'Add a catalogue product.',
  body: T.Object({ ...required, ...T.Partial(T.Object(optional)).properties }),
  responses: { 201: CatalogueRecord },
});

export const updateCatalogueProduct = endpoint({
  method: 'PATCH',
  path: '/operator/catalogue/{id}/',
  who: 'operator',
  summary: 'Change a catalogue product. Products that shops have copied stay as they are.',
  params: IdParams,
  body: changeOf({ ...required, ...optional }),
  responses: { 200: CatalogueRecord },
  fails: ['edit.stale'],
});

export const deleteCatalogueProduct = endpoint({
  method: 'DELETE',
  path: '/operator/catalogue/{id}/',
  who: 'operator',
  summary: 'Remove a product from the catalogue. Shops keep their copies.',
  params: IdParams,
  responses: { 204: null },
});

/** Columns of a changed row. Long texts are cut. */
const ChangedColumns = T.Partial(
  T.Object({
    name: T.String(),
    description: T.String(),
    price: Rupees,
    tags: T.String(),
    ...packFields,
    name_hi: T.String(),
    name_ml: T.String(),
  }),
);

/**
 * When the form says `details` `true`, there are also the `name` in the file, and of a changed row the columns that differ,
 * `before` and `after`.
 */
export const ImportRow = T.Object({
  ...importRow,
  before: T.Optional(ChangedColumns),
  after: T.Optional(ChangedColumns),
});
export type ImportRow = T.Static<typeof ImportRow>;

export const CatalogueImport = importAnswer(ImportRow);
export type CatalogueImport = T.Static<typeof CatalogueImport>;

export const importCatalogue = endpoint({
  method: 'POST',
  path: '/operator/catalogue/import/',
  who: 'operator',
  summary:
    'Import products from CSV. A row with the name and type of a product changes it. With a refused row nothing is written.',
  multipart: 'csv',
  responses: { 200: CatalogueImport },
  fails: ['import.refused', 'body.too_large'],
});

export const exportCatalogue = endpoint({
  method: 'GET',
  path: '/operator/catalogue/export/',
  who: 'operator',
  factor: 'fresh',
  summary: 'Download the catalogue as CSV, which the audit notes. The import takes the same file.',
  csv: true,
  responses: { 200: T.String() },
});

const missing = T.Integer();

export const countStarterPictures = endpoint({
  method: 'GET',
  path: '/operator/catalogue/starter-pictures/',
  who: 'operator',
  summary: 'Count the types and catalogue products of the starter set that have no picture.',
  responses: { 200: T.Object({ missing }) },
});

export const addStarterPictures = endpoint({
  method: 'POST',
  path: '/operator/catalogue/starter-pictures/',
  who: 'operator',
  summary: 'Give some of them their picture. Call it until `missing` is 0. Other pictures stay.',
  responses: { 200: T.Object({ added: T.Integer(), missing }) },
  fails: ['edit.stale'],
});
