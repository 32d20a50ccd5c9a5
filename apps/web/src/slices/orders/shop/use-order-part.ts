// The pressed chip. It is in the URL, so that Back from an order returns to it.
import { useSearchParams } from 'react-router';

export type OrderPart = 'answer' | 'pack' | 'money';

const isPart = (text: string | null): text is OrderPart =>
  text === 'answer' || text === 'pack' || text === 'money';

/** A second press shows all orders again. */
export function useOrderPart(): [OrderPart | undefined, (part: OrderPart) => void] {
  const [search, setSearch] = useSearchParams();
  const show = search.get('show');
  const part = isPart(show) ? show : undefined;
  return [part, (next) => setSearch(next === part ? {} : { show: next }, { replace: true })];
}
