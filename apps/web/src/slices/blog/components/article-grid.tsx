import type * as contract from '@haat/contract/blog';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  readonly label: string;
  readonly articles: readonly contract.ArticleInList[];
}

export const ArticleGrid = ({ label, articles }: ArticleGridProps) => (
  <PlainList aria-label={label} className={styles.grid}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} />
      </li>
    ))}
  </PlainList>
);
