// 'Keep waiting' for a shop that doesn't answer. This phone remembers it for the order until the session ends.
import { deviceStorage } from '@haat/client/device-storage';
import { useState } from 'react';

const keyOf = (orderId: number): string => `haat.keeps-waiting.${orderId}`;

export function useKeepWaiting(orderId: number): [boolean, () => void] {
  const [keepsWaiting, setKeepsWaiting] = useState(() => deviceStorage.getItem(keyOf(orderId)) !== null);
  const keepWaiting = (): void => {
    deviceStorage.setItem(keyOf(orderId), 'yes');
    setKeepsWaiting(true);
  };
  return [keepsWaiting, keepWaiting];
}
