// Articles in as many columns as fit.
import type * as contract from '@haat/contract/blog';
import { ArticleCard } from './article-card.tsx';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  readonly label: string;
  readonly articles: readonly contract.ArticleInList[];
}

export const ArticleGrid = ({ label, articles }: ArticleGridProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
  <ul role="list" aria-label={label} className={styles.grid}>
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} />
      </li>
    ))}
  </ul>
);
