// An article in a list or carousel. The whole card is one link with the title as its name.
import type * as contract from '@haat/contract/blog';
import { Link } from 'react-router';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { blog } from '../blog.messages.ts';
import styles from './article-card.module.css';

interface ArticleCardProps {
  readonly article: contract.ArticleInList;
  readonly heading?: 'h2' | 'h3';
}

export const ArticleCard = ({ article, heading: Heading = 'h3' }: ArticleCardProps) => (
  <article className={styles.card}>
    <Picture cover={article.cover} alt="" shape="wide" />
    <div className={styles.words}>
      <Heading className={styles.title}>
        <Link to={`/blogs/${article.id}`} className={styles.link}>
          {article.title}
        </Link>
      </Heading>
      <p className={styles.facts}>{`${article.category.name} · ${blog.readTime(article.read_time)}`}</p>
    </div>
  </article>
);
