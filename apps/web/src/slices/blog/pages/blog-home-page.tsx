// /blogs: banners, pinned articles, categories and the latest articles.
import { screenConstants } from '@haat/contract/limits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { combineQueries } from '../../../platform/queries/combine-queries.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { Carousel } from '../../../ui/pictures/carousel.tsx';
import { bannersQuery, categoriesQuery, latestQuery, pinnedQuery } from '../blog.api.ts';
import { blog } from '../blog.messages.ts';
import { ArticleCard } from '../components/article-card.tsx';
import { ArticleGrid } from '../components/article-grid.tsx';
import { BannerSlide } from '../components/banner-slide.tsx';
import { BlogHomeSkeleton } from '../components/blog-home-skeleton.tsx';
import { CategoryGrid } from '../components/category-grid.tsx';
import styles from './blog-home-page.module.css';

const useBlogHome = () =>
  combineQueries({
    banners: useQuery(bannersQuery),
    pinned: useQuery(pinnedQuery),
    categories: useQuery(categoriesQuery),
    latest: useQuery(latestQuery),
  });

export function BlogHomePage() {
  return (
    <>
      <PageHead title={blog.home} isHidden />
      <QueryBoundary
        query={useBlogHome()}
        skeleton={<BlogHomeSkeleton />}
        isEmpty={(parts) => Object.values(parts).every((part) => part.length === 0)}
        empty={<BlankState picture="newspaper" title={blog.nothingYet} line={blog.nothingYetLine} />}
      >
        {(parts) => <BlogParts {...parts} />}
      </QueryBoundary>
    </>
  );
}

type Parts = NonNullable<ReturnType<typeof useBlogHome>['data']>;

const BlogParts = ({ banners, pinned, categories, latest }: Parts) => (
  <div className={styles.parts}>
    {banners.length > 0 && (
      <Carousel
        label={blog.banners}
        autoMs={screenConstants.carouselMs}
        slides={banners.map((banner, index) => ({
          key: banner.id,
          content: <BannerSlide banner={banner} isFirst={index === 0} />,
        }))}
      />
    )}
    {pinned.length > 0 && (
      <Part title={blog.pinned}>
        <Carousel
          label={blog.pinned}
          shape="peek"
          slides={pinned.map((article) => ({
            key: article.id,
            content: <ArticleCard article={article} />,
          }))}
        />
      </Part>
    )}
    {categories.length > 0 && (
      <Part title={blog.categories}>
        <CategoryGrid label={blog.categories} categories={categories} />
      </Part>
    )}
    {latest.length > 0 && (
      <Part title={blog.latest}>
        <ArticleGrid label={blog.latest} articles={latest} />
      </Part>
    )}
  </div>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.part}>
    <h2>{title}</h2>
    {children}
  </div>
);
