// Publishes an operator's change of the blog, for the audit.
import type { RecordedFields } from '@haat/contract/operator/record';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import type { ArticleFields } from './article.queries.ts';
import type { BannerFields } from './banner.queries.ts';
import type { CategoryFields } from './category.queries.ts';

interface About {
  readonly kind: 'article' | 'category' | 'banner';
  readonly id: number;
  /** Null while the demo is loaded. */
  readonly actorId: number | null;
}

export const recordedArticle = (article: ArticleFields): RecordedFields => ({
  title: article.title,
  body: article.body,
  category: article.categoryId,
  cover: article.imageId,
  is_pinned: article.isPinned,
  published_at: article.publishedAt?.toISOString() ?? null,
});

export const recordedCategory = ({ name, imageId }: CategoryFields): RecordedFields => ({
  name,
  cover: imageId,
});

export const recordedBanner = ({ title, imageId, link, position }: BannerFields): RecordedFields => ({
  title,
  cover: imageId,
  link,
  position,
});

export const publishCreated = (tx: Tx, about: About, fields: RecordedFields): Promise<void> =>
  publish(tx, 'record.changed', { ...about, action: 'create', before: {}, after: cut(fields) });

export const publishDeleted = (tx: Tx, about: About, fields: RecordedFields): Promise<void> =>
  publish(tx, 'record.changed', { ...about, action: 'delete', before: cut(fields), after: {} });

const cut = (fields: RecordedFields): RecordedFields => changedFields({}, fields)?.after ?? {};
