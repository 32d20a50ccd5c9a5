// Articles of the blog, as operators write them.
import * as T from 'typebox';
import { Category } from '../blog.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Cover, Id, IdParams, Instant, listOf, requiredName, requiredText } from '../schema.ts';
import { yearPattern } from '../times.ts';
import { CoverInput } from './cover.ts';
import { changeOf, QueryFlag, searchQuery, versioned } from './record.ts';

const PublishedAt = T.Union([Instant, T.Null()]);

/** A `draft` has no `published_at`. That of `scheduled` is in the future. Customers see only `published`. */
const ArticleStatus = T.Union([T.Literal('draft'), T.Literal('scheduled'), T.Literal('published')]);

const articleFields = {
  title: T.String(),
  cover: Cover,
  category: Category,
  is_pinned: T.Boolean(),
  status: ArticleStatus,
  published_at: PublishedAt,
  /** Whole minutes, 1 or more. */
  read_time: T.Integer(),
  views: T.Integer(),
  created_at: Instant,
};

export const ArticleRecordInList = versioned(articleFields);
export type ArticleRecordInList = T.Static<typeof ArticleRecordInList>;

/** `body` is HTML, made safe by the server. */
export const ArticleRecord = versioned({ ...articleFields, body: T.String() });
export type ArticleRecord = T.Static<typeof ArticleRecord>;

const instantPattern = `^${yearPattern}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:[0-9]{2})$`;

const articleInput = {
  title: requiredName(limits.title),
  body: requiredText(limits.articleBody),
  category: Id,
  cover: CoverInput,
  is_pinned: T.Boolean(),
  /** Null: a draft. */
  published_at: T.Union([T.String({ pattern: instantPattern }), T.Null()]),
};

export const listArticles = endpoint({
  method: 'GET',
  path: '/operator/articles/',
  who: 'operator',
  summary: 'List all articles, newest first, drafts too. `search` looks at title, text and category.',
  query: T.Object({
    status: T.Optional(ArticleStatus),
    category: T.Optional(Id),
    is_pinned: T.Optional(QueryFlag),
    ...searchQuery,
  }),
  responses: { 200: listOf(ArticleRecordInList) },
});

export const getArticle = endpoint({
  method: 'GET',
  path: '/operator/articles/{id}/',
  who: 'operator',
  summary: 'Get an article with its text. Counts no view.',
  params: IdParams,
  responses: { 200: ArticleRecord },
});

const { cover, is_pinned, published_at, ...requiredOfArticle } = articleInput;

export const createArticle = endpoint({
  method: 'POST',
  path: '/operator/articles/',
  who: 'operator',
  summary: 'Write an article. Without `published_at` it is a draft.',
  body: T.Object({
    ...requiredOfArticle,
    ...T.Partial(T.Object({ cover, is_pinned, published_at })).properties,
  }),
  responses: { 201: ArticleRecord },
});

export const updateArticle = endpoint({
  method: 'PATCH',
  path: '/operator/articles/{id}/',
  who: 'operator',
  summary: 'Change an article, publish it, or make it a draft again.',
  params: IdParams,
  body: changeOf(articleInput),
  responses: { 200: ArticleRecord },
  fails: ['edit.stale'],
});

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/operator/articles/{id}/',
  who: 'operator',
  summary: 'Delete an article.',
  params: IdParams,
  responses: { 204: null },
});
