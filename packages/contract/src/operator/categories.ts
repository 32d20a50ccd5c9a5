import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Cover, IdParams, listOf, requiredName } from '../schema.ts';
import { CoverInput } from './cover.ts';
import { changeOf, searchQuery, versioned } from './record.ts';

/** `article_count` includes drafts. */
export const CategoryRecord = versioned({ name: T.String(), cover: Cover, article_count: T.Integer() });
export type CategoryRecord = T.Static<typeof CategoryRecord>;

const categoryInput = { name: requiredName(limits.name), cover: CoverInput };

export const listCategories = endpoint({
  method: 'GET',
  path: '/operator/categories/',
  who: 'operator',
  summary: 'List the article categories by name. `search` looks at the name.',
  query: T.Object(searchQuery),
  responses: { 200: listOf(CategoryRecord) },
});

export const getCategory = endpoint({
  method: 'GET',
  path: '/operator/categories/{id}/',
  who: 'operator',
  summary: 'Get a category.',
  params: IdParams,
  responses: { 200: CategoryRecord },
});

export const createCategory = endpoint({
  method: 'POST',
  path: '/operator/categories/',
  who: 'operator',
  summary: 'Add a category.',
  body: T.Object({ name: categoryInput.name, cover: T.Optional(CoverInput) }),
  responses: { 201: CategoryRecord },
});

export const updateCategory = endpoint({
  method: 'PATCH',
  path: '/operator/categories/{id}/',
  who: 'operator',
  summary: 'Change a category.',
  params: IdParams,
  body: changeOf(categoryInput),
  responses: { 200: CategoryRecord },
  fails: ['edit.stale'],
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/operator/categories/{id}/',
  who: 'operator',
  summary: 'Delete a category that has no articles.',
  params: IdParams,
  responses: { 204: null },
  fails: ['record.in_use'],
});
