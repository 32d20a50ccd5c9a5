import * as articles from '../operator/articles.ts';
import * as banners from '../operator/banners.ts';
import * as categories from '../operator/categories.ts';
import { type Documented, type Example, example } from './example.ts';
import { firstPage, id, listOf, picture } from './village.ts';

const recipes: categories.CategoryRecord = {
  id: 2,
  name: 'Recipes',
  cover: picture('2'),
  article_count: 4,
  version: 1,
};

const inList: articles.ArticleRecordInList = {
  id: 12,
  title: 'Mango pickle the way Ammini makes it',
  cover: picture('3'),
  category: { id: recipes.id, name: recipes.name, cover: recipes.cover },
  is_pinned: true,
  status: 'published',
  published_at: '2026-11-20T08:00:00+05:30',
  read_time: 3,
  views: 34,
  created_at: '2026-11-19T18:42:10+05:30',
  version: 3,
};

const pickle: articles.ArticleRecord = {
  ...inList,
  body: '<p>Cut the mango into pieces as large as a fingertip.</p>',
};

const draft: articles.ArticleRecord = {
  ...pickle,
  is_pinned: false,
  status: 'draft',
  published_at: null,
  views: 0,
  version: 1,
};

const onam: banners.BannerRecord = {
  id: 1,
  title: 'Onam market on the temple ground',
  cover: picture('4'),
  link: '/blogs/12',
  position: 0,
  version: 1,
};

const examples: readonly Example[] = [
  example(articles.listArticles, {
    query: { status: 'published', category: recipes.id, is_pinned: '1', search: 'pickle', ...firstPage },
    answer: listOf(inList),
  }),
  example(articles.getArticle, { params: id(pickle.id), answer: pickle }),
  example(articles.createArticle, {
    body: { title: pickle.title, body: pickle.body, category: recipes.id, cover: 31 },
    answer: draft,
  }),
  example(articles.updateArticle, {
    params: id(pickle.id),
    body: { is_pinned: true, published_at: '2026-11-20T08:00:00+05:30', version: 2 },
    answer: pickle,
  }),
  example(articles.deleteArticle, { params: id(pickle.id) }),
  example(categories.listCategories, { query: { search: 'rec', ...firstPage }, answer: listOf(recipes) }),
  example(categories.getCategory, { params: id(recipes.id), answer: recipes }),
  example(categories.createCategory, {
    body: { name: recipes.name, cover: 32 },
    answer: { ...recipes, article_count: 0 },
  }),
  example(categories.updateCategory, {
    params: id(recipes.id),
    body: { name: 'Recipes and remedies', version: 1 },
    answer: { ...recipes, name: 'Recipes and remedies', version: 2 },
  }),
  example(categories.deleteCategory, { params: id(recipes.id) }),
  example(banners.listBanners, { query: { search: 'onam', ...firstPage }, answer: listOf(onam) }),
  example(banners.getBanner, { params: id(onam.id), answer: onam }),
  example(banners.createBanner, { body: { title: onam.title, link: onam.link, cover: 33 }, answer: onam }),
  example(banners.updateBanner, {
    params: id(onam.id),
    body: { position: 2, version: 1 },
    answer: { ...onam, position: 2, version: 2 },
  }),
  example(banners.deleteBanner, { params: id(onam.id) }),
];

export const operatorBlogDocs: Documented = {
  files: { operatorArticles: articles, operatorBanners: banners, operatorCategories: categories },
  examples,
};
