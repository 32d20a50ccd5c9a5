// Whether the device has a network.
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
