import * as articles from '@haat/contract/operator/articles';
import { Resource } from 'ra-core';
import { type Area, searchGroup } from '../../areas/area.ts';
import { isForWords } from '../../search/search-words.ts';
import { ArticleIcon } from '../../ui/icons.tsx';
import { ArticleCreate, ArticleEdit } from './article-edit.tsx';
import { ArticleList } from './article-list.tsx';

export const articlesArea: Area = {
  calls: {
    articles: {
      list: articles.listArticles,
      get: articles.getArticle,
      create: articles.createArticle,
      update: articles.updateArticle,
      remove: articles.deleteArticle,
    },
  },
  pages: [
    <Resource key="articles" name="articles" list={ArticleList} create={ArticleCreate} edit={ArticleEdit} />,
  ],
  menu: [{ group: 'blog', path: '/articles', label: 'Articles', icon: ArticleIcon }],
  records: [{ kind: 'article', plural: 'Articles', resources: ['articles'] }],
  search: searchGroup<articles.ArticleRecord>({
    place: 6,
    resource: 'articles',
    title: 'Articles',
    isAsked: isForWords,
    hitOf: ({ id, title, category }) => ({ to: `/articles/${id}`, text: title, detail: category.name }),
  }),
};
