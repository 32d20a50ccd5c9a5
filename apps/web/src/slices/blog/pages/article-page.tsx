// /blogs/{blogId}: one article.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { articleQuery } from '../blog.api.ts';
import { blog } from '../blog.messages.ts';
import { ArticleBody } from '../components/article-body.tsx';
import styles from './article-page.module.css';

const ArticleSkeleton = () => (
  <Skeleton>
    <SkeletonBlock ratio="16 / 9" />
    <SkeletonBlock width="7rem" height="1.75rem" />
    <SkeletonBlock height="2rem" />
    <SkeletonBlock height="14rem" />
  </Skeleton>
);

export function ArticlePage() {
  const { blogId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(articleQuery(blogId));
  return (
    <article className={styles.article}>
      {query.data === undefined && <PageHead title={blog.article} isHidden />}
      <QueryBoundary query={query} canBeMissing skeleton={<ArticleSkeleton />}>
        {(article) => (
          <>
            <Picture
              cover={article.cover}
              alt=""
              shape="wide"
              size="large"
              isEager
              className={styles.cover}
            />
            <p className={styles.facts}>
              <span className={styles.badge}>{article.category.name}</span>
              <span>{blog.readTime(article.read_time)}</span>
            </p>
            <PageHead title={article.title} isInPage />
            <ArticleBody html={article.body} onOpen={(path) => void navigate(path)} />
          </>
        )}
      </QueryBoundary>
    </article>
  );
}
