import { useInfiniteQuery } from '@tanstack/react-query';
import { runningOrdersQuery } from './customer-orders.api.ts';

/** Whether the first answer is under way. After a failure the page goes on without the order. */
export function useIsRunningOrderComing(): boolean {
  const { isPending, isPaused, failureCount, errorUpdateCount } = useInfiniteQuery(runningOrdersQuery);
  return isPending && !isPaused && failureCount === 0 && errorUpdateCount === 0;
}
