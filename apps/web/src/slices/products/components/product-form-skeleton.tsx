import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';

export const ProductFormSkeleton = () => <SkeletonList rows={6} height="4.75rem" />;
