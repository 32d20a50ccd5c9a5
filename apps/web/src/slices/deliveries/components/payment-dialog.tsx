// The dialog of the last delivery action: how the customer paid. The text stays if sending fails.
import { limits } from '@haat/contract/limits';
import { useState } from 'react';
import { fieldErrors, fields } from '../../../messages/fields.ts';
import { questions } from '../../../messages/questions.ts';
import { atMost, isBlank } from '../../../platform/forms/validators.ts';
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { deliveries as words } from '../deliveries.messages.ts';

interface PaymentDialogProps {
  readonly amount: number;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onYes: (payment: string) => void;
  readonly onNo: () => void;
}

export function PaymentDialog({ amount, isBusy, hasFailed, onYes, onNo }: PaymentDialogProps) {
  const [payment, setPayment] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = (): void => {
    const fault = isBlank(payment) ? fieldErrors.requiredHere : atMost(limits.paymentNote, payment);
    setError(fault);
    if (fault === null) onYes(payment.trim());
  };
  return (
    <ConfirmDialog text={questions.sure} isBusy={isBusy} onYes={send} onNo={onNo}>
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
