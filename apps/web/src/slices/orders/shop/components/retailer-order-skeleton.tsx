import { Skeleton, SkeletonBlock } from '../../../../ui/feedback/skeleton.tsx';

export const RetailerOrderSkeleton = () => (
  <Skeleton>
    <SkeletonBlock width="70%" height="1.75rem" />
    <SkeletonBlock height="14rem" />
    <SkeletonBlock height="8rem" />
  </Skeleton>
);
