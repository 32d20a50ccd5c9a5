// What a customer accepts at the door, and why not the rest. It survives a reload until the session ends.
import { tabStorage } from '@haat/client/device-storage';
import { useState } from 'react';
import type { Reasons, Taken } from './verification.ts';

type Kept = Readonly<Record<number, unknown>>;

/** Values by item id. */
function useKept<Values extends Kept>(
  key: string,
): [Values, (itemId: number, value: Values[number]) => void] {
  const [values, setValues] = useState<Values>(() => readKept<Values>(key));
  const keep = (itemId: number, value: Values[number]): void => {
    const next = { ...values, [itemId]: value };
    tabStorage.setItem(key, JSON.stringify(next));
    setValues(next);
  };
  return [values, keep];
}

const readKept = <Values extends Kept>(key: string): Values =>
  JSON.parse(tabStorage.getItem(key) ?? '{}') as Values; // only `keep` writes it

export const useTaken = (orderId: number) => useKept<Taken>(`haat.taken.${orderId}`);
export const useReasons = (orderId: number) => useKept<Reasons>(`haat.reasons.${orderId}`);
