// The payments of an order for its shop, whose bank says whether money came by UPI.
import { isApiError } from '@haat/client/api-error';
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
import { Card } from '../../../ui/layout/card.tsx';
import { PaymentList } from '../../orders/index.ts';
import { money } from '../../orders/order/money.messages.ts';
import { orders as orderWords } from '../../orders/orders.messages.ts';
import { aboutPayment, answerPayment, type PaymentAnswer } from '../payments.api.ts';
import { payments as words } from '../payments.messages.ts';
import styles from './shop-payments.module.css';
import { ShopRefunds } from './shop-refunds.tsx';

interface ShopPaymentsProps {
  readonly order: orders.Order;
}

type Payment = orders.Order['payments'][number];

/** The receipt of a completed order has the others. */
const isListed = ({ status }: orders.Order, { state }: Payment): boolean =>
  status !== 'COMPLETED' || state !== 'confirmed';

export const ShopPayments = ({ order }: ShopPaymentsProps) => (
  <>
    <Payments order={order} />
    <ShopRefunds order={order} />
  </>
);

function Payments({ order }: ShopPaymentsProps) {
  const listed = order.payments.filter((payment) => isListed(order, payment));
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <Card className={styles.card}>
        <h2 id="payments" className={styles.title}>
          {money.payments}
        </h2>
        <PaymentList
          payments={listed}
          claimed={words.hasArrived}
          below={(payment) =>
            payment.state !== 'confirmed' && <Answers orderId={order.id} payment={payment} />
          }
        />
      </Card>
    </section>
  );
}

interface AnswersProps {
  readonly orderId: number;
  readonly payment: Payment;
}

const nameOf = (answer: PaymentAnswer): string =>
  ({ confirm: words.received, deny: words.notReceived })[answer];

const lineOf = (answer: PaymentAnswer, orderId: number, { amount, reference }: Payment): string =>
  ({ confirm: words.receivedLine, deny: words.notReceivedLine })[answer](
    orderWords.title(orderId),
    formatRupees(amount),
    reference ?? '',
  );

const isAnswer = (name: string): name is PaymentAnswer => name === 'confirm' || name === 'deny';

/** Money that came late can still be confirmed after a denial. */
const answersTo = ({ state }: Payment): readonly PaymentAnswer[] =>
  state === 'claimed' ? ['confirm', 'deny'] : ['confirm'];

/** The payment was made in another way since, was denied more than 30 days ago, or was settled by the operator. */
const reasonOf = (error: unknown): string | null =>
  isApiError(error) && error.code === 'order.cannot_pay' ? words.askOperator : reasonFor(error);

function Answers({ orderId, payment }: AnswersProps) {
  const answer = useMutation(answerPayment);
  const [waiting] = useWaiting(aboutPayment(payment.id));
  const isRefused = useShownRefusal(aboutPayment(payment.id)) !== undefined;
  const give = async (which: PaymentAnswer): Promise<void> => {
    const line = lineOf(which, orderId, payment);
    if (!(await confirm(questions.sure, line, which === 'deny' ? 'danger' : 'main'))) return;
    answer.mutate({ orderId, paymentId: payment.id, answer: which });
  };
  return (
    <div className={styles.answers}>
      <Reason text={isRefused ? outbox.notDone : reasonOf(answer.error)} />
      {waiting ? (
        <WaitingNote what={isAnswer(waiting.name) ? [nameOf(waiting.name)] : []} />
      ) : (
        <div className={styles.buttons}>
          {answersTo(payment).map((which) => (
            <Button
              key={which}
              kind={which === 'confirm' ? 'leaf' : 'danger'}
              isBusy={answer.isPending && answer.variables.answer === which}
              onClick={() => void give(which)}
            >
              {nameOf(which)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
