// 'Hand over', or 'The shop paid me' for a negative balance: asks for the amount and a note.
import type { CashBalance } from '@haat/contract/cash';
import { limits } from '@haat/contract/limits';
import { readRupees } from '@haat/contract/typed-number';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFor } from '../../../messages/order-errors.ts';
import { questions } from '../../../messages/questions.ts';
import { useDialogDraft } from '../../../platform/forms/drafts.ts';
import { atMost } from '../../../platform/forms/validators.ts';
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../ui/feedback/dialog-form.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatRupees, rupeesText } from '../../../ui/format/money.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { handOverCash } from '../cash.api.ts';
import { cash as words } from '../cash.messages.ts';
import styles from './cash-dialog.module.css';

interface HandOverButtonProps {
  readonly of: CashBalance;
  /** What isn't handed over yet. Negative: the shop owes it. */
  readonly left: number;
}

export function HandOverButton({ of: { party }, left }: HandOverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const made = useMutation(handOverCash);
  const close = (): void => {
    made.reset();
    setOpen(false);
  };
  const label = left < 0 ? words.shopPaid : words.handOver;
  const send = ({ amount, note }: Typed): void =>
    made.mutate(
      { shopId: party.id, name: party.name, amount: left < 0 ? -amount : amount, note },
      { onSuccess: close },
    );
  return (
    <>
      <Button kind="leaf" onClick={() => setOpen(true)} aria-label={`${label}: ${party.name}`}>
        {label}
      </Button>
      {isOpen && (
        <HandOverDialog
          draft={`hand over ${party.id}`}
          title={left < 0 ? `${words.shopPaid}: ${party.name}` : words.handOverTo(party.name)}
          line={words.handingOver(party.name)}
          most={Math.abs(left)}
          isBusy={made.isPending}
          reason={reasonFor(made.error)}
          onSend={send}
          onClose={close}
        />
      )}
    </>
  );
}

interface Typed {
  /** In rupees, above 0. */
  readonly amount: number;
  readonly note: string;
}

interface HandOverDialogProps {
  readonly draft: string;
  readonly title: string;
  readonly line: string;
  readonly most: number;
  readonly isBusy: boolean;
  /** Why it failed. */
  readonly reason: string | null;
  readonly onSend: (typed: Typed) => void;
  readonly onClose: () => void;
}

function HandOverDialog({ draft, title, line, most, isBusy, reason, onSend, onClose }: HandOverDialogProps) {
  const [amount, setAmount] = useDialogDraft(`${draft} amount`, rupeesText(most));
  const [note, setNote] = useDialogDraft(`${draft} note`, '');
  const [isTried, setTried] = useState(false);
  const fault = amountFault(amount, most);
  const send = (): void => {
    setTried(true);
    if (fault === null && atMost(limits.reason, note) === null) {
      onSend({ amount: readRupees(amount), note: note.trim() });
    }
  };
  return (
    <ConfirmDialog
      title={title}
      text={questions.sure}
      line={line}
      isBusy={isBusy}
      onYes={send}
      onNo={onClose}
    >
      <DialogForm className={styles.form} isBusy={isBusy} onSend={send}>
        <NumberField
          label={words.amount}
          decimals={2}
          value={amount}
          error={isTried ? fault : null}
          onChange={setAmount}
        />
        <TextField
          label={words.note}
          limit={limits.reason}
          autoComplete="off"
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </DialogForm>
      <Reason text={reason} />
    </ConfirmDialog>
  );
}

/** Null for rupees above 0 and up to `most`, with at most two decimals. */
export function amountFault(typed: string, most: number): string | null {
  const amount = readRupees(typed);
  if (!(amount > 0)) return words.amountFault;
  return amount > most ? words.mostFault(formatRupees(most)) : null;
}
