// How the customer wants to pay. They may change it until the order is completed.

import { isActiveOrder } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import type { PayMethod } from '@haat/contract/payment-machine';
import { useMutation } from '@tanstack/react-query';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { noCredits, PayChoice, payChoices, type UseCredits } from '../../orders/index.ts';
import { money } from '../../orders/order/money.messages.ts';
import { aboutChoice, choosePayBy } from '../payments.api.ts';

interface CustomerPayByProps {
  readonly order: orders.Order;
  /** The customer's credit accounts, from a later slice. */
  readonly useCredits?: UseCredits;
}

const isMethod = (name: string): name is PayMethod => name in money.methods;

export function CustomerPayBy({ order, useCredits = noCredits }: CustomerPayByProps) {
  const credits = useCredits();
  const choice = useMutation(choosePayBy);
  const waiting = useWaiting(aboutChoice(order.id)).at(-1)?.name;
  const isRefused = useShownRefusal(aboutChoice(order.id)) !== undefined;
  if (!isActiveOrder(order.status)) return null;
  const sending = choice.isPending ? choice.variables.payBy : undefined;
  const waits = waiting !== undefined && isMethod(waiting) ? waiting : undefined;
  return (
    <Card>
      <PayChoice
        choices={payChoices(credits, order.shop.id, order.pay_by)}
        value={sending ?? waits ?? order.pay_by ?? 'cash'}
        onChoose={(payBy) => choice.mutate({ orderId: order.id, payBy })}
      />
      <Reason text={isRefused ? outbox.notDone : reasonFor(choice.error)} />
      {waits && <WaitingNote what={[money.methods[waits]]} />}
    </Card>
  );
}
