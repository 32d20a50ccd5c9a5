// Reloads an order, because a colleague may have changed it since the page was loaded.
import { orderNumber } from '@haat/contract/city-ids';
import type { OrderRecord } from '@haat/contract/operator/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { DeskProvider } from '../../providers/data-provider.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { orderStatusWords } from './order-state.tsx';

/** Reloads the order, also on its page. */
export function useOrderNow(id: number) {
  const provider = useDataProvider<DeskProvider>();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => provider.getOne<OrderRecord>('orders', { id }),
    onSuccess: ({ data }) =>
      queryClient.setQueriesData({ queryKey: ['orders', 'getOne', { id: String(id) }] }, data),
  });
}

/** 'Order 39 is now assigned to Ravi Kumar.' Undefined when state and deliverer are the same. */
export function changeText(seen: OrderRecord, now: OrderRecord): string | undefined {
  if (seen.status === now.status && seen.deliverer?.id === now.deliverer?.id) return undefined;
  const status = orderStatusWords[now.status].toLowerCase();
  return `Order ${orderNumber(now.id)} is now ${status}${delivererText(now)}.`;
}

function delivererText({ status, deliverer }: OrderRecord): string {
  if (status === 'ACCEPTED') return ', and nobody delivers it yet';
  const name = deliverer?.name || 'a deliverer without a name';
  if (status === 'ASSIGNED') return ` to ${name}`;
  return status === 'PICKED_UP' ? ` by ${name}` : '';
}
