// Tells that an earlier, unanswered try placed the order, with the slot or instructions of that try.

import { Note } from '../../../../ui/feedback/note.tsx';
import { formatSpan } from '../../../../ui/format/time.ts';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import type { FirstTry } from '../first-try.ts';

export function FirstTryNote({ firstTry }: { readonly firstTry: FirstTry | undefined }) {
  if (!firstTry) return null;
  const { orderId, slot, isSlotKept } = firstTry;
  return <Note>{isSlotKept ? words.firstSlot(orderId, formatSpan(slot)) : words.firstDetails(orderId)}</Note>;
}
