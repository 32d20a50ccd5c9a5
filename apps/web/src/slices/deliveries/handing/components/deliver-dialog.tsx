// The dialog of 'Mark delivered': the customer's delivery code, or why there is none, and a photo as proof.
import type * as contract from '@haat/contract/deliveries';
import { useRef, useState } from 'react';
import { questions } from '../../../../messages/questions.ts';
import { useDialogDraft } from '../../../../platform/forms/drafts.ts';
import { ConfirmDialog } from '../../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../../ui/feedback/dialog-form.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { PhotoField, useIsUploading } from '../../../files/index.ts';
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
  const [photo, setPhoto] = useDialogDraft<number | null>(`delivered ${orderId} photo`, null);
  const isUploading = useIsUploading();
  const submit = useRef<HTMLButtonElement>(null);
  const [isTried, setTried] = useState(false);
  const fault = rule === 'off' ? null : codeFaultOf(rule, typed);
  const shown = isTried ? fault : null;
  const send = (): void => {
    setTried(true);
    if (fault === null) onYes({ ...handedOf(typed), ...(photo !== null && { photo }) });
  };
  return (
    <ConfirmDialog
      title={deliveries.markDelivered}
      text={questions.sure}
      line={deliveries.delivering(orderId)}
      isBusy={isBusy || isUploading}
      // The form holds back while its photo is unsent.
      onYes={() => submit.current?.click()}
      onNo={onNo}
    >
      <DialogForm ref={submit} className={styles.form} isBusy={isBusy || isUploading} onSend={send}>
        <Reason text={rule === 'over' ? words.over : refusal} />
        {rule !== 'off' && (
          <CodeFields label={words.code} rule={rule} handed={typed} fault={shown} onChange={setTyped} />
        )}
        <PhotoField label={words.photo} value={photo} onChange={setPhoto} />
      </DialogForm>
    </ConfirmDialog>
  );
}
