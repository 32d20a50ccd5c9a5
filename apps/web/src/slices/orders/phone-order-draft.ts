// What a retailer has entered of a telephone order. It survives a reload until it is sent or cleared, or the session ends.
import { tabStorage } from '@haat/client/device-storage';
import type { Point } from '@haat/contract/geo';
import type { PayMethod } from '@haat/contract/payment-machine';
import { useEffect } from 'react';
import type { PhoneGood } from './phone-goods.ts';

const emptyFields = { number: '', name: '', slot: '', address: '', landmark: '', additional_details: '' };

export type PhoneOrderFields = typeof emptyFields;

interface PhoneOrderDraft {
  readonly fields: PhoneOrderFields;
  readonly goods: readonly PhoneGood[];
  readonly pin: Point | null;
  readonly payBy: PayMethod;
}

const empty: PhoneOrderDraft = { fields: emptyFields, goods: [], pin: null, payBy: 'cash' };

const key = 'haat.phone-order';

export const readDraft = (): PhoneOrderDraft =>
  (JSON.parse(tabStorage.getItem(key) ?? 'null') as PhoneOrderDraft | null) ?? empty; // only `useKeptDraft` writes it

export const dropDraft = (): void => tabStorage.removeItem(key);

export function useKeptDraft({ fields, goods, pin, payBy }: PhoneOrderDraft): void {
  // Outside system: the storage. Only a change is kept, so that a sent draft doesn't come back.
  useEffect(
    () => void tabStorage.setItem(key, JSON.stringify({ fields, goods, pin, payBy })),
    [fields, goods, pin, payBy],
  );
}

export const isDraftEmpty = ({ fields, goods, pin }: PhoneOrderDraft): boolean =>
  goods.length === 0 && pin === null && Object.values(fields).every((text) => text === '');
