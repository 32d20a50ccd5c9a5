// Asks for the second step when a call needs it. The dialog loads only then.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { factorAsked, onFactorAsked } from '../platform/second-factor.ts';

const SecondStepDialog = lazy(() => import('./second-step-dialog.tsx'));

export function SecondStepGate() {
  const asked = useSyncExternalStore(onFactorAsked, factorAsked);
  return (
    asked && (
      <Suspense fallback={null}>
        <SecondStepDialog asked={asked} />
      </Suspense>
    )
  );
}
