import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ownGoodsQuery } from './proposals.api.ts';
import { proposals as words } from './proposals.messages.ts';

/** The shop's products with stock that match the text, and what to say when there are none. `without` is left out. */
export function useGoodsInStock(text: string, without?: number) {
  const search = useDeferredValue(text.trim());
  const { data: found } = useQuery({ ...ownGoodsQuery(search), enabled: search !== '' });
  const goods = (found ?? []).filter(({ id, quantity }) => id !== without && quantity > 0);
  return { goods, noneLine: found && goods.length === 0 ? words.noneInStock(search) : undefined };
}
