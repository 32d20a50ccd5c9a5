// Which slot an order has that was placed by an earlier try than the one that was answered.
import { customerOrders as words } from '../../../messages/customer-orders.ts';
import { Note } from '../../../ui/note.tsx';
import { formatSpan } from '../../../ui/time.ts';
import type { FirstTry } from '../first-try.ts';

export function FirstTryNote({ firstTry }: { readonly firstTry: FirstTry | undefined }) {
  if (!firstTry) return null;
  const { orderId, slot, isSlotKept } = firstTry;
  return <Note>{isSlotKept ? words.firstSlot(orderId, formatSpan(slot)) : words.firstDetails(orderId)}</Note>;
}
