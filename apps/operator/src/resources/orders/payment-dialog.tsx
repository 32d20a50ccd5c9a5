// Asks before the operator decides about a payment.
import { limits } from '@haat/contract/limits';
import type { OrderRecord } from '@haat/contract/operator/orders';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { rupees } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';

/** `settle`: the operator denies a denied payment again, which ends the need. */
export type PaymentAnswer = 'confirm_payment' | 'deny_payment' | 'settle';

interface PaymentDialogProps {
  readonly payment: OrderRecord['payments'][number];
  readonly answer: PaymentAnswer;
  readonly onClose: () => void;
}

const words = {
  confirm_payment: {
    title: 'Did the money come?',
    text: (amount: string) => `${amount} by UPI will count as received. The shop is notified.`,
    verb: 'Money received',
    success: 'Payment confirmed',
  },
  deny_payment: {
    title: 'Did the money not come?',
    text: (amount: string) =>
      `${amount} by UPI will count as not received. Shop, customer and deliverer are notified.`,
    verb: 'Not received',
    success: 'Payment denied',
  },
  settle: {
    title: 'Leave it as not received?',
    text: (amount: string) =>
      `${amount} by UPI stays not received, and the shop can no longer confirm it. Nobody is notified.`,
    verb: 'Leave as not received',
    success: 'Payment settled',
  },
} as const;

export function PaymentDialog({ payment, answer, onClose }: PaymentDialogProps) {
  const { title, text, verb, success } = words[answer];
  const act = useAct({ success, onSuccess: onClose, onConflict: onClose });
  return (
    <ReasonDialog
      title={title}
      text={text(rupees(payment.amount))}
      verb={verb}
      isOptional={answer !== 'settle'}
      maxLength={limits.reason}
      isBusy={act.isPending}
      error={act.error ? sentenceOf(act.error) : undefined}
      onCancel={onClose}
      onConfirm={(reason) =>
        act.mutate({
          action: answer === 'settle' ? 'deny_payment' : answer,
          body: { reason },
          params: { payment_id: payment.id },
        })
      }
    />
  );
}
