import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';

export const DeliverySkeleton = () => (
  <Skeleton>
    <SkeletonBlock width="70%" height="1.75rem" />
    <SkeletonBlock height="9.5rem" />
    <SkeletonBlock height="9.5rem" />
    <SkeletonBlock height="12rem" />
  </Skeleton>
);
