// /categories: the categories of articles, by name.
import type { CategoryRecord } from '@haat/contract/operator/categories';
import { ButtonLink } from '../../ui/button-link.tsx';
import { count } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';

const columns: readonly Column<CategoryRecord>[] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Articles', cell: ({ article_count }) => count(article_count), isNumber: true },
];

export const CategoryList = () => (
  <ListPage<CategoryRecord>
    title="Article categories"
    columns={columns}
    search="Name"
    empty={{ title: 'No categories yet', text: 'Each article has a category. Add the first one.' }}
    opens="edit"
    actions={
      <ButtonLink variant="contained" to="/categories/create">
        Add category
      </ButtonLink>
    }
  />
);
