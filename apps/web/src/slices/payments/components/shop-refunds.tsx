// What the shop gives back for an order. It tells when it has.
import type * as orders from '@haat/contract/orders';
import { useMutation } from '@tanstack/react-query';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { RefundList } from '../../orders/index.ts';
import { orders as orderWords } from '../../orders/orders.messages.ts';
import { aboutRefund, payRefund } from '../payments.api.ts';
import { payments as words } from '../payments.messages.ts';
import styles from './shop-payments.module.css';

export const ShopRefunds = ({ order }: { readonly order: orders.Order }) => (
  <RefundList
    refunds={order.refunds}
    below={(refund) => refund.state === 'owed' && <PaidBack orderId={order.id} refund={refund} />}
  />
);

interface PaidBackProps {
  readonly orderId: number;
  readonly refund: orders.Order['refunds'][number];
}

function PaidBack({ orderId, refund: { id, amount } }: PaidBackProps) {
  const pay = useMutation(payRefund);
  const [waiting] = useWaiting(aboutRefund(id));
  const isRefused = useShownRefusal(aboutRefund(id)) !== undefined;
  const tell = async (): Promise<void> => {
    const line = words.paidBackLine(orderWords.title(orderId), formatRupees(amount));
    if (await confirm(questions.sure, line)) pay.mutate({ orderId, refundId: id });
  };
  return (
    <div className={styles.answers}>
      <Reason text={isRefused ? outbox.notDone : reasonFor(pay.error)} />
      {waiting ? (
        <WaitingNote what={[words.paidBack]} />
      ) : (
        <Button kind="leaf" isBusy={pay.isPending} onClick={() => void tell()}>
          {words.paidBack}
        </Button>
      )}
    </div>
  );
}
