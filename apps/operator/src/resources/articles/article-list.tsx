// /articles: all articles, newest first, including drafts.

import type { ArticleRecord, ArticleRecordInList } from '@haat/contract/operator/articles';
import Box from '@mui/material/Box';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Filter } from '../../ui/filter-row.tsx';
import { count, time } from '../../ui/format.ts';
import { PinIcon } from '../../ui/icons.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { useArticleCategories } from './use-article-categories.ts';

type ArticleStatus = ArticleRecord['status'];

const articleStatusWords: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

const tones: Readonly<Record<ArticleStatus, Tone>> = {
  draft: 'closed',
  scheduled: 'waiting',
  published: 'done',
};

const ArticleStatusChip = ({ status }: { readonly status: ArticleStatus }) => (
  <StatusChip tone={tones[status]}>{articleStatusWords[status]}</StatusChip>
);

const Pinned = () => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    <PinIcon fontSize="small" aria-hidden /> Pinned
  </Box>
);

const columns: readonly Column<ArticleRecordInList>[] = [
  { label: 'Title', cell: ({ title }) => title },
  { label: 'State', cell: ({ status }) => <ArticleStatusChip status={status} /> },
  { label: 'Category', cell: ({ category }) => category.name },
  { label: 'On top', cell: ({ is_pinned }) => (is_pinned ? <Pinned /> : '–') },
  { label: 'Published', cell: ({ published_at }) => (published_at ? time(published_at) : '–') },
  { label: 'Views', cell: ({ views }) => count(views), isNumber: true },
];

const filters: readonly Filter[] = [
  { source: 'status', label: 'State', choices: Object.entries(articleStatusWords) },
  {
    source: 'is_pinned',
    label: 'On top',
    choices: [
      ['1', 'Pinned'],
      ['0', 'Not pinned'],
    ],
  },
];

export function ArticleList() {
  const { categories } = useArticleCategories();
  const choices = categories.map(({ id, name }) => [String(id), name] as const);
  return (
    <ListPage<ArticleRecordInList>
      title="Articles"
      columns={columns}
      search="Title, text or category"
      filters={[...filters, { source: 'category', label: 'Category', choices }]}
      empty={{ title: 'No articles yet', text: 'Write the first one. People read it in the app under Blog.' }}
      opens="edit"
      actions={
        <ButtonLink variant="contained" to="/articles/create">
          Write an article
        </ButtonLink>
      }
    />
  );
}
