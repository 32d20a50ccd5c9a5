// The steps with the starter set. Its data is in a separate file, which loads when such a step opens.
import { lazy, Suspense } from 'react';
import type { StepProps } from '../areas/area.ts';
import { LoadingState } from '../ui/states.tsx';

const ShopTypesPanel = lazy(() => import('./starter/shop-types-panel.tsx'));
const ProductTypesPanel = lazy(() => import('./starter/product-types-panel.tsx'));

export const ShopTypesStep = (props: StepProps) => (
  <Suspense fallback={<LoadingState />}>
    <ShopTypesPanel {...props} />
  </Suspense>
);

export const ProductTypesStep = (props: StepProps) => (
  <Suspense fallback={<LoadingState />}>
    <ProductTypesPanel {...props} />
  </Suspense>
);
