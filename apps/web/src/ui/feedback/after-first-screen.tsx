// A part of a page that loads after the first screen, which must stay light.
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useIsFirstScreenIn } from '../../platform/loading/first-screen.ts';
import { lazyPart } from './lazy-part.tsx';

/** `place` keeps its place until then. */
export function afterFirstScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return function AfterFirstScreen(props: Props) {
    if (!useIsFirstScreenIn()) return place;
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    );
  };
}
