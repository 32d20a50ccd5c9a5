// The place of the toasts, once their library is loaded.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { areToastsLoaded, onToastsLoaded } from '../../platform/toast.ts';

/** Not `lazy`: React shows that up to 0.3 s later. */
export function ToastHost() {
  const isLoaded = useSyncExternalStore(onToastsLoaded, areToastsLoaded);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  // Outside system: the file of the library.
  useEffect(() => {
    if (isLoaded) void import('./toasts.tsx').then((file) => setToasts(() => file.Toasts));
  }, [isLoaded]);
  return Toasts && <Toasts />;
}
