import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';

export const CatalogueSkeleton = () => (
  <Skeleton>
    <SkeletonBlock width="5rem" height="5rem" />
    <SkeletonBlock width="5rem" height="5rem" />
    <SkeletonBlock width="5rem" height="5rem" />
    <SkeletonBlock width="5rem" height="5rem" />
  </Skeleton>
);
