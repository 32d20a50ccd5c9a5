// Who ended an order without its goods, and why, for its customer.
import type * as orders from '@haat/contract/orders';
import { Note } from '../../../../ui/feedback/note.tsx';
import styles from '../../order/components/silence.module.css';
import { endings as words } from '../../order/order-endings.messages.ts';

export function EndedNote({ order: { status, ended } }: { readonly order: orders.Order }) {
  if (ended === null) return null;
  const who = status === 'REJECTED' ? words.rejected : words.cancelled[ended.by];
  // A note says more than 'another reason'.
  const reason = ended.reason === 'other' && ended.note ? null : ended.reason;
  const why = [reason && words.reasons[reason], ended.note].filter(Boolean).join(' ');
  return (
    <Note>
      <strong className={styles.strong}>{who}</strong>
      <span>{why}</span>
    </Note>
  );
}
