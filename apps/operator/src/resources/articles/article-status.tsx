import type { ArticleRecord } from '@haat/contract/operator/articles';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';

type ArticleStatus = ArticleRecord['status'];

export const articleStatusWords: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

const tones: Readonly<Record<ArticleStatus, Tone>> = {
  draft: 'closed',
  scheduled: 'waiting',
  published: 'done',
};

export const ArticleStatusChip = ({ status }: { readonly status: ArticleStatus }) => (
  <StatusChip tone={tones[status]}>{articleStatusWords[status]}</StatusChip>
);
