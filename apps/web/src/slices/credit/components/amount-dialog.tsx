// 'Are you sure?' with an amount, and what belongs to it. What is typed stays when sending fails.
import { limits } from '@haat/contract/limits';
import { readRupees } from '@haat/contract/typed-number';
import { type ReactNode, useState } from 'react';
import { questions } from '../../../messages/questions.ts';
import { useDialogDraft } from '../../../platform/forms/drafts.ts';
import { atMost } from '../../../platform/forms/validators.ts';
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../ui/feedback/dialog-form.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { credit as words } from '../credit.messages.ts';
import { amountFault } from '../line-faults.ts';
import styles from './amount-dialog.module.css';

interface TypedAmount {
  /** In rupees. Negative only for a correction. */
  readonly amount: number;
  readonly note: string;
}

interface AmountDialogProps {
  /** The name under which what is typed survives a reload. */
  readonly draft: string;
  readonly title: string;
  /** What 'Yes' does. */
  readonly line: string;
  /** What the amount is called. */
  readonly label: string;
  readonly typed?: string;
  readonly hasNote?: boolean;
  /** The amount may add or take away. */
  readonly isSigned?: boolean;
  readonly isBusy: boolean;
  /** Why it failed. */
  readonly children: ReactNode;
  readonly onSend: (typed: TypedAmount) => void;
  readonly onClose: () => void;
}

const effects = ['more', 'less'] as const;

function useTyped({ draft, typed = '', hasNote, isSigned, onSend }: AmountDialogProps) {
  const [amount, setAmount] = useDialogDraft(`${draft} amount`, typed);
  const [note, setNote] = useDialogDraft(`${draft} note`, '');
  const [effect, setEffect] = useDialogDraft<(typeof effects)[number]>(`${draft} effect`, 'more');
  const [isTried, setTried] = useState(false);
  const fault = amountFault(amount);
  const noteFault = hasNote ? atMost(limits.reason, note) : null;
  const send = (): void => {
    setTried(true);
    if (fault !== null || noteFault !== null) return;
    const rupees = readRupees(amount);
    onSend({ amount: isSigned && effect === 'less' ? -rupees : rupees, note: note.trim() });
  };
  return { amount, setAmount, note, setNote, effect, setEffect, fault: isTried ? fault : null, send };
}

export function AmountDialog(props: AmountDialogProps) {
  const { title, line, isBusy, children, onClose } = props;
  const typed = useTyped(props);
  return (
    <ConfirmDialog
      title={title}
      text={questions.sure}
      line={line}
      isBusy={isBusy}
      onYes={typed.send}
      onNo={onClose}
    >
      <DialogForm className={styles.form} isBusy={isBusy} onSend={typed.send}>
        <AmountFields {...props} typed={typed} />
      </DialogForm>
      {children}
    </ConfirmDialog>
  );
}

type FieldsProps = Pick<AmountDialogProps, 'label' | 'hasNote' | 'isSigned'> & {
  readonly typed: ReturnType<typeof useTyped>;
};

const AmountFields = ({ label, hasNote, isSigned, typed }: FieldsProps) => (
  <>
    {isSigned && (
      <RadioGroup
        label={words.effect}
        choices={effects.map((value) => ({ value, label: words.effects[value] }))}
        value={typed.effect}
        onChoose={typed.setEffect}
      />
    )}
    <NumberField
      label={label}
      decimals={2}
      value={typed.amount}
      error={typed.fault}
      onChange={typed.setAmount}
    />
    {hasNote && (
      <TextField
        label={words.note}
        limit={limits.reason}
        autoComplete="off"
        value={typed.note}
        onChange={({ currentTarget }) => typed.setNote(currentTarget.value)}
      />
    )}
  </>
);
