import * as blog from '../blog.ts';
import { type Documented, type Example, example } from './example.ts';
import { firstPage, id, listOf, picture } from './village.ts';

const recipes: blog.Category = { id: 2, name: 'Recipes', cover: picture('2') };

const pickle: blog.ArticleInList = {
  id: 12,
  title: 'Mango pickle the way Ammini makes it',
  cover: picture('3'),
  category: recipes,
  read_time: 3,
  is_pinned: true,
  views: 34,
};

const examples: readonly Example[] = [
  example(blog.listArticles, {
    query: { search: 'pickle', is_pinned: '1', order: 'newest', ...firstPage },
    answer: listOf(pickle),
  }),
  example(blog.getArticle, {
    params: id(pickle.id),
    answer: { ...pickle, body: '<p>Cut the mango into pieces as large as a fingertip.</p>' },
  }),
  example(blog.listBanners, {
    query: firstPage,
    answer: listOf({
      id: 1,
      title: 'Onam market on the temple ground',
      cover: picture('4'),
      link: '/blogs/12',
    }),
  }),
  example(blog.listCategories, { query: firstPage, answer: listOf(recipes) }),
];

export const blogDocs: Documented = { files: { blog }, examples };
