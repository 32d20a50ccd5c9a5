import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import styles from './blog-home-skeleton.module.css';

const tiles = ['a', 'b', 'c', 'd', 'e', 'f'];

export const BlogHomeSkeleton = () => (
  <Skeleton>
    <SkeletonBlock height="10.5rem" />
    <SkeletonBlock width="6rem" height="1.5rem" />
    <span className={styles.cards}>
      <SkeletonBlock height="13rem" />
      <SkeletonBlock height="13rem" />
    </span>
    <SkeletonBlock width="8rem" height="1.5rem" />
    <span className={styles.tiles}>
      {tiles.map((tile) => (
        <SkeletonBlock key={tile} height="6.25rem" />
      ))}
    </span>
  </Skeleton>
);
