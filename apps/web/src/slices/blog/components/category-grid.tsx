// The categories, three in a row. Each opens the search with its name as the term.
import type * as blog from '@haat/contract/blog';
import { Link } from 'react-router';
import type { SearchTermState } from '../../../platform/navigation/use-search-term.ts';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import styles from './category-grid.module.css';

interface CategoryGridProps {
  readonly label: string;
  readonly categories: readonly blog.Category[];
}

export const CategoryGrid = ({ label, categories }: CategoryGridProps) => (
  <PlainList aria-label={label} className={styles.grid}>
    {categories.map((category) => (
      <li key={category.id}>
        <Link
          to="/blogs/search"
          state={{ term: category.name } satisfies SearchTermState}
          className={styles.tile}
        >
          <Picture cover={category.cover} alt="" size="small" className={styles.symbol} />
          <span className={styles.name}>{category.name}</span>
        </Link>
      </li>
    ))}
  </PlainList>
);
