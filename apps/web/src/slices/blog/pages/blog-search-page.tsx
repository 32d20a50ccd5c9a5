// /blogs/search: the most viewed articles, or the matches of a term. A category opens it with its name.

import { useIsDesktop } from '../../../platform/device/media-query.ts';
import { useSearchTerm } from '../../../platform/navigation/use-search-term.ts';
import { usePagedList } from '../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { SearchBox } from '../../../ui/fields/search-box.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx';
import { articlesQuery } from '../blog.api.ts';
import { blog } from '../blog.messages.ts';
import { ArticleCard } from '../components/article-card.tsx';
import styles from './blog-search-page.module.css';

export function BlogSearchPage() {
  const [term, setTerm] = useSearchTerm();
  const query = usePagedList(articlesQuery(term));
  const columns = useIsDesktop() ? 3 : 1;
  const heading = term === '' ? blog.mostViewed : blog.results;
  return (
    <>
      <PageHead title={blog.search} isHidden />
      <SearchBox label={blog.searchLabel} term={term} onTerm={setTerm} />
      <h2 className={styles.heading}>{heading}</h2>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonList rows={3} height="17rem" />}
        isEmpty={(list) => list.items.length === 0}
        empty={
          <BlankState
            picture="magnifier"
            title={term === '' ? blog.nothingYet : blog.nothingFound}
            line={term === '' ? blog.nothingYetLine : blog.nothingFoundLine}
          />
        }
      >
        {(list) => (
          <InfiniteList
            label={heading}
            list={list}
            keyOf={(article) => article.id}
            rowHeight={290}
            columns={columns}
          >
            {(article) => <ArticleCard article={article} />}
          </InfiniteList>
        )}
      </QueryBoundary>
    </>
  );
}
