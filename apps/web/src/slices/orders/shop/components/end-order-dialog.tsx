// Asks the shop why it ends an order. A rejection needs no reason.
import { limits } from '@haat/contract/limits';
import { rejectReasons, type WithdrawReason, withdrawReasons } from '@haat/contract/order-endings';
import { useState } from 'react';
import { questions } from '../../../../messages/questions.ts';
import { useDialogDraft } from '../../../../platform/forms/drafts.ts';
import { atMost } from '../../../../platform/forms/validators.ts';
import { ConfirmDialog } from '../../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../../ui/feedback/dialog-form.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { endings as words } from '../../order/order-endings.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import type { Why } from '../retailer-orders.api.ts';
import { retailerOrders } from '../retailer-orders.messages.ts';
import styles from './end-order-dialog.module.css';

interface EndOrderDialogProps {
  readonly orderId: number;
  readonly how: 'reject' | 'withdraw';
  /** Why the last try was refused. */
  readonly reason: string | null;
  readonly isBusy: boolean;
  readonly onEnd: (why: Why) => void;
  readonly onClose: () => void;
}

const texts = {
  reject: () => ({ text: questions.rejectOrder }),
  withdraw: () => ({ title: retailerOrders.withdraw, text: questions.sure }),
};

export function EndOrderDialog({
  orderId,
  how,
  reason: refusal,
  isBusy,
  onEnd,
  onClose,
}: EndOrderDialogProps) {
  const draft = `${how} ${orderId}`;
  const [reason, setReason] = useDialogDraft<WithdrawReason | ''>(`${draft} reason`, '');
  const [note, setNote] = useDialogDraft(`${draft} note`, '');
  const [isMissing, setMissing] = useState(false);
  const reasons: readonly WithdrawReason[] = how === 'reject' ? rejectReasons : withdrawReasons;
  const end = (): void => {
    if (reason === '') {
      if (how === 'reject') onEnd({});
      else setMissing(true);
    } else if (reason !== 'other') onEnd({ reason });
    else if (atMost(limits.reason, note) === null) onEnd({ reason, note: note.trim() });
  };
  return (
    <ConfirmDialog
      {...texts[how]()}
      line={retailerOrders.answering[how](orderWords.title(orderId))}
      yes="danger"
      isBusy={isBusy}
      onYes={end}
      onNo={onClose}
    >
      <DialogForm className={styles.form} isBusy={isBusy} onSend={end}>
        <RadioGroup<WithdrawReason | ''>
          label={words.why}
          choices={reasons.map((value) => ({ value, label: words.choices[value] }))}
          value={reason}
          onChoose={setReason}
        />
        {reason === 'other' && (
          <TextField
            label={words.note}
            description={words.noteHint}
            limit={limits.reason}
            autoComplete="off"
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </DialogForm>
      <Reason text={isMissing && reason === '' ? words.chooseReason : refusal} />
    </ConfirmDialog>
  );
}
