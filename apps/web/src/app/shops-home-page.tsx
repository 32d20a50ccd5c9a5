// /shops: the running order, and the shops near the address.
import { Suspense } from 'react';
import { useIsFirstScreenIn } from '../platform/first-screen.ts';
import { HomePage } from '../slices/shops/index.ts';
import { lazyPart } from '../ui/feedback/lazy-part.tsx';

const RunningOrder = lazyPart(async () => (await import('./shops-running-order.tsx')).RunningOrder);

/** The order comes after the first screen, which must stay light. */
function LateOrder() {
  return (
    useIsFirstScreenIn() && (
      <Suspense>
        <RunningOrder />
      </Suspense>
    )
  );
}

export const ShopsHomePage = () => <HomePage top={<LateOrder />} />;
