import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';

/**
 * The phone loses its network: calls fail, and the browser reports that it is offline. The next `openApp` is online
 * again.
 */
export function goOffline(): void {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  act(() => onlineManager.setOnline(false));
}
