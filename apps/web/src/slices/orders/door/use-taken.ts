// What a customer accepts at the door, and why not the rest. It survives a reload until the session ends.
import { useDraft } from '../../../platform/forms/drafts.ts';
import type { Reasons, Taken } from './verification.ts';

type Kept = Readonly<Record<number, unknown>>;

/** Values by item id. */
function useKept<Values extends Kept>(
  name: string,
  empty: Values,
): [Values, (itemId: number, value: Values[number]) => void] {
  const [values, setValues] = useDraft(name, empty);
  return [values, (itemId, value) => setValues({ ...values, [itemId]: value })];
}

export const useTaken = (orderId: number) => useKept<Taken>(`taken ${orderId}`, {});
export const useReasons = (orderId: number) => useKept<Reasons>(`reasons ${orderId}`, {});
