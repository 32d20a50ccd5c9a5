import * as categories from '@haat/contract/operator/categories';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { CategoryIcon } from '../../ui/icons.tsx';
import { CategoryCreate, CategoryEdit } from './category-edit.tsx';
import { CategoryList } from './category-list.tsx';

export const categoriesArea: Area = {
  calls: {
    categories: {
      list: categories.listCategories,
      get: categories.getCategory,
      create: categories.createCategory,
      update: categories.updateCategory,
      remove: categories.deleteCategory,
    },
  },
  pages: [
    <Resource
      key="categories"
      name="categories"
      list={CategoryList}
      create={CategoryCreate}
      edit={CategoryEdit}
    />,
  ],
  menu: [{ group: 'blog', path: '/categories', label: 'Article categories', icon: CategoryIcon }],
  records: [{ kind: 'category', plural: 'Article categories', resources: ['categories'] }],
};
