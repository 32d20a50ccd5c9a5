// The customer's complaints about an order, and the link to a new one.
import type * as orders from '@haat/contract/orders';
import { outbox } from '../../../messages/outbox.ts';
import { useNow } from '../../../platform/now.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { aboutNewComplaint, type NewComplaint } from '../complaints.api.ts';
import { complaints as words } from '../complaints.messages.ts';
import { isLate } from '../is-late.ts';
import { OrderComplaints } from './order-complaints.tsx';

/** Where the order's page shows a complaint that waits on the phone. */
export const waitingId = 'waiting-complaint';

const bodyOf = ({ input }: { readonly input: unknown }) => (input as NewComplaint).body; // of `makeComplaint`

export function CustomerOrderComplaints({ order }: { readonly order: orders.Order }) {
  const now = useNow();
  const waiting = useWaiting(aboutNewComplaint(order.id));
  const refused = useShownRefusal(aboutNewComplaint(order.id));
  return (
    <>
      <OrderComplaints order={order} side="customer" />
      {refused && <Reason text={outbox.notDoneNamed(bodyOf(refused))} />}
      {waiting.length > 0 && <WaitingNote id={waitingId} what={waiting.map(bodyOf)} />}
      {!isLate(order, now) && (
        <ButtonLink isWide to={`/shops/order/${order.id}/complain`}>
          {words.complain}
        </ButtonLink>
      )}
    </>
  );
}
