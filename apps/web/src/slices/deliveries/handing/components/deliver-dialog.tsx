// The dialog of 'Mark delivered': the customer's delivery code, or why there is none.
import type * as contract from '@haat/contract/deliveries';
import { codePattern, type NoCodeReason, noCodeReasons } from '@haat/contract/delivery-codes';
import { plainDigits } from '@haat/contract/typed-number';
import { useState } from 'react';
import { fieldErrors } from '../../../../messages/fields.ts';
import { questions } from '../../../../messages/questions.ts';
import { ConfirmDialog } from '../../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../../ui/feedback/dialog-form.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { Handed } from '../../deliveries.api.ts';
import { deliveries } from '../../deliveries.messages.ts';
import styles from '../../door/components/settle-dialog.module.css';
import { handing as words } from '../handing.messages.ts';

interface DeliverDialogProps {
  readonly orderId: number;
  readonly rule: contract.Delivery['code_rule'];
  readonly isBusy: boolean;
  /** Why the server refused. */
  readonly reason: string | null;
  readonly onYes: (handed: Handed) => void;
  readonly onNo: () => void;
}

/** A reason that was chosen counts alone, so that a code that nobody knows needn't be deleted. */
function handedOf(code: string, reason: string): Handed {
  if (reason !== '') return { no_code_reason: reason as NoCodeReason }; // one of the choices
  return code === '' ? {} : { code };
}

function faultOf(rule: DeliverDialogProps['rule'], code: string, reason: string): string | null {
  if (reason !== '') return null;
  if (rule === 'over') return fieldErrors.requiredHere;
  if (code === '') return rule === 'required' ? fieldErrors.requiredHere : null;
  return new RegExp(codePattern).test(code) ? null : words.codeFault;
}

export function DeliverDialog({ orderId, rule, isBusy, reason: refusal, onYes, onNo }: DeliverDialogProps) {
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const fault = faultOf(rule, code, reason);
  const shown = isTried ? fault : null;
  const isOver = rule === 'over';
  const send = (): void => {
    setTried(true);
    if (fault === null) onYes(handedOf(code, reason));
  };
  return (
    <ConfirmDialog
      title={deliveries.markDelivered}
      text={questions.sure}
      line={deliveries.delivering(orderId)}
      isBusy={isBusy}
      onYes={send}
      onNo={onNo}
    >
      <DialogForm className={styles.form} isBusy={isBusy} onSend={send}>
        <Reason text={isOver ? words.over : refusal} />
        {!isOver && <CodeField value={code} error={shown} onChange={setCode} />}
        <SelectField
          label={words.noCode}
          hint={isOver ? words.choose : words.hasCode}
          choices={noCodeReasons.map((id) => ({ id, name: words[id] }))}
          value={reason}
          error={isOver ? shown : null}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </DialogForm>
    </ConfirmDialog>
  );
}

interface CodeFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (code: string) => void;
}

const CodeField = ({ value, error, onChange }: CodeFieldProps) => (
  <TextField
    label={words.code}
    description={words.codeHint}
    inputMode="numeric"
    autoComplete="off"
    value={value}
    error={error}
    // Some write blanks between the digits.
    onChange={({ currentTarget }) =>
      onChange(plainDigits(currentTarget.value).replaceAll(/\s/g, '').slice(0, 4))
    }
  />
);
