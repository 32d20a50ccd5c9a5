// The dialog of the last delivery action: how the customer paid. The typed text stays when sending fails.
import { limits } from '@haat/contract/limits';
import { useState } from 'react';
import { fieldErrors, fields } from '../../../messages/fields.ts';
import { questions } from '../../../messages/questions.ts';
import { atMost, isBlank } from '../../../platform/forms/validators.ts';
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { ToPay } from '../../orders/index.ts';
import { deliveries as words } from '../deliveries.messages.ts';
import type { AmountCheck } from '../newest-amount.ts';
import styles from './payment-dialog.module.css';

interface PaymentDialogProps {
  readonly amount: number;
  readonly check: AmountCheck;
  readonly isVerified: boolean;
  /** What was typed before. */
  readonly typed: string;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Why the server refused. */
  readonly reason: string | null;
  readonly onYes: (payment: string) => void;
  readonly onNo: () => void;
}

export function PaymentDialog(props: PaymentDialogProps) {
  const { amount, typed, isBusy, hasFailed, onYes, onNo } = props;
  const [payment, setPayment] = useState(typed);
  const [error, setError] = useState<string | null>(null);
  const send = (): void => {
    const fault = isBlank(payment) ? fieldErrors.requiredHere : atMost(limits.paymentNote, payment);
    setError(fault);
    if (fault === null) onYes(payment.trim());
  };
  return (
    <ConfirmDialog text={questions.sure} isBusy={isBusy} onYes={send} onNo={onNo}>
      <AmountToCollect {...props} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) send();
        }}
      >
        <TextField
          label={fields.paymentDetails}
          placeholder={words.paymentHint(formatRupees(amount))}
          limit={limits.paymentNote}
          autoComplete="off"
          value={payment}
          error={error ?? (hasFailed ? words.notSent : null)}
          onChange={(event) => {
            setPayment(event.currentTarget.value);
            setError(null);
          }}
        />
      </form>
    </ConfirmDialog>
  );
}

type AmountProps = Pick<PaymentDialogProps, 'amount' | 'check' | 'isVerified' | 'reason'>;

const AmountToCollect = ({ amount, check, isVerified, reason }: AmountProps) => (
  <div className={styles.amount}>
    {!isVerified && <Note>{words.notVerified}</Note>}
    {check === 'asking' ? <p>{words.checkingAmount}</p> : <ToPay amount={amount} label={words.toCollect} />}
    {check === 'unknown' && <p>{words.amountUnchecked}</p>}
    <Reason text={reason} />
  </div>
);
