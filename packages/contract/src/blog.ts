// Local news.
import * as T from 'typebox';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Cover, Id, IdParams, listOf, NamedCover, pageQuery } from './schema.ts';

export const Category = T.Object(NamedCover.properties);
export type Category = T.Static<typeof Category>;

const articleFields = {
  id: Id,
  title: T.String(),
  cover: Cover,
  category: Category,
  /** Whole minutes, 1 or more. */
  read_time: T.Integer(),
  is_pinned: T.Boolean(),
  views: T.Integer(),
};

export const ArticleInList = T.Object(articleFields);
export type ArticleInList = T.Static<typeof ArticleInList>;

/** `body` is HTML, made safe by the server. */
export const Article = T.Object({ ...articleFields, body: T.String() });
export type Article = T.Static<typeof Article>;

export const Banner = T.Object({ id: Id, title: T.String(), cover: Cover, link: T.String() });
export type Banner = T.Static<typeof Banner>;

export const listArticles = endpoint({
  method: 'GET',
  path: '/blog/articles/',
  who: 'person',
  summary:
    'List articles, most viewed first, or the newest first. `search` looks at title, text and category.',
  query: T.Object({
    search: T.Optional(T.String({ maxLength: limits.searchTerm })),
    is_pinned: T.Optional(T.Union([T.Literal('1'), T.Literal('0'), T.Literal('true'), T.Literal('false')])),
    order: T.Optional(T.Literal('newest')),
    ...pageQuery,
  }),
  responses: { 200: listOf(ArticleInList) },
});

export const getArticle = endpoint({
  method: 'GET',
  path: '/blog/articles/{id}/',
  who: 'person',
  summary: 'Get an article. Counts one view per person and day.',
  params: IdParams,
  responses: { 200: Article },
});

export const listBanners = endpoint({
  method: 'GET',
  path: '/blog/banners/',
  who: 'person',
  summary: 'List the banners of the blog home.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(Banner) },
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/blog/categories/',
  who: 'person',
  summary: 'List the article categories by name.',
  query: T.Object(pageQuery),
  responses: { 200: listOf(Category) },
});
