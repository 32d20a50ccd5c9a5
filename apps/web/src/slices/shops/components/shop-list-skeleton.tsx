import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import styles from './shop-list-skeleton.module.css';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

export const ShopListSkeleton = () => (
  <Skeleton>
    <div className={styles.grid}>
      {cards.map((card) => (
        <SkeletonBlock key={card} ratio="16 / 12" />
      ))}
    </div>
  </Skeleton>
);
