// The quantities that a customer accepts at the door. They survive a reload until the session ends.
import { useState } from 'react';
import type { Taken } from './verification.ts';

const keyOf = (orderId: number): string => `haat.taken.${orderId}`;

export function useTaken(orderId: number): [Taken, (itemId: number, quantity: number) => void] {
  const [taken, setTaken] = useState<Taken>(() => readTaken(orderId));
  const take = (itemId: number, quantity: number): void => {
    const next = { ...taken, [itemId]: quantity };
    sessionStorage.setItem(keyOf(orderId), JSON.stringify(next));
    setTaken(next);
  };
  return [taken, take];
}

const readTaken = (orderId: number): Taken =>
  JSON.parse(sessionStorage.getItem(keyOf(orderId)) ?? '{}') as Taken; // only `take` writes it
