// Which goods of a slot somebody has fetched from the shelf. This phone keeps it until the slot has nothing left to pack.
import { deviceStorage } from '@haat/client/device-storage';
import { useState } from 'react';

const key = 'haat.fetched';

/** By the start of the slot. */
type Fetched = Readonly<Record<string, readonly string[]>>;

const read = (): Fetched => JSON.parse(deviceStorage.getItem(key) ?? '{}') as Fetched; // only this file writes it

/** `starts` are those of the slots with orders to pack. What was fetched for others is forgotten. */
export function useFetched(start: string, starts: readonly string[]) {
  const [all, setAll] = useState(read);
  const fetched = all[start] ?? [];
  const toggle = (goods: string): void => {
    const mine = fetched.includes(goods) ? fetched.filter((one) => one !== goods) : [...fetched, goods];
    const kept = Object.entries({ ...all, [start]: mine }).filter(([slot]) => starts.includes(slot));
    const next = Object.fromEntries(kept);
    deviceStorage.setItem(key, JSON.stringify(next));
    setAll(next);
  };
  return [fetched, toggle] as const;
}
