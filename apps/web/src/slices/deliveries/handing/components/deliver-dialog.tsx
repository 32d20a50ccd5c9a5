// The dialog of 'Mark delivered': the customer's delivery code, or why there is none.
import type * as contract from '@haat/contract/deliveries';
import { useState } from 'react';
import { questions } from '../../../../messages/questions.ts';
import { ConfirmDialog } from '../../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../../ui/feedback/dialog-form.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import type { Handed } from '../../deliveries.api.ts';
import { deliveries } from '../../deliveries.messages.ts';
import styles from '../../door/components/settle-dialog.module.css';
import { handing as words } from '../handing.messages.ts';
import { CodeFields, codeFaultOf, handedOf } from './code-fields.tsx';

interface DeliverDialogProps {
  readonly orderId: number;
  readonly rule: contract.Delivery['code_rule'];
  readonly isBusy: boolean;
  /** Why the server refused. */
  readonly reason: string | null;
  readonly onYes: (handed: Handed) => void;
  readonly onNo: () => void;
}

export function DeliverDialog({ orderId, rule, isBusy, reason: refusal, onYes, onNo }: DeliverDialogProps) {
  const [typed, setTyped] = useState({ code: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const fault = codeFaultOf(rule, typed);
  const shown = isTried ? fault : null;
  const send = (): void => {
    setTried(true);
    if (fault === null) onYes(handedOf(typed));
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
        <Reason text={rule === 'over' ? words.over : refusal} />
        <CodeFields label={words.code} rule={rule} handed={typed} fault={shown} onChange={setTyped} />
      </DialogForm>
    </ConfirmDialog>
  );
}
