// The place of the toasts, once their library is loaded.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areToastsLoaded, onToastsLoaded } from '../../platform/toast.ts';

/** In the file of the library. */
const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

export function ToastHost() {
  const isLoaded = useSyncExternalStore(onToastsLoaded, areToastsLoaded);
  return (
    isLoaded && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}
