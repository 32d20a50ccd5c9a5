// The shape of the product form while what it needs comes.
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';

export const ProductFormSkeleton = () => <SkeletonList rows={6} height="4.75rem" />;
