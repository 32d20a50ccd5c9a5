// 'I have paid': how much, and the end of the bank's reference. What is typed stays when sending fails.
import { readRupees } from '@haat/contract/typed-number';
import { plainReference } from '@haat/contract/upi-reference';
import { useState } from 'react';
import { questions } from '../../../messages/questions.ts';
import { useDialogDraft } from '../../../platform/forms/drafts.ts';
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../ui/feedback/dialog-form.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type ClaimRange, claimFaults, type TypedClaim } from '../claim-faults.ts';
import type { Claim } from '../payments.api.ts';
import { payments as words } from '../payments.messages.ts';
import styles from './claim-dialog.module.css';

interface ClaimDialogProps {
  readonly orderId: number;
  readonly range: ClaimRange;
  readonly typed: TypedClaim;
  readonly isBusy: boolean;
  readonly reason: string | null;
  readonly onClaim: (claim: Claim) => void;
  readonly onClose: () => void;
}

export function ClaimDialog({ orderId, range, typed, isBusy, reason, onClaim, onClose }: ClaimDialogProps) {
  const [claim, setClaim] = useDialogDraft(`claim ${orderId}`, typed);
  const [isTried, setTried] = useState(false);
  const found = claimFaults(claim, range);
  const send = (): void => {
    setTried(true);
    if (found.amount === null && found.reference === null)
      onClaim({ amount: readRupees(claim.amount), reference: plainReference(claim.reference) });
  };
  return (
    <ConfirmDialog
      title={words.havePaid}
      text={questions.sure}
      line={words.claiming}
      isBusy={isBusy}
      onYes={send}
      onNo={onClose}
    >
      <DialogForm className={styles.form} isBusy={isBusy} onSend={send}>
        <ClaimFields claim={claim} faults={isTried ? found : noFaults} onChange={setClaim} />
      </DialogForm>
      <Reason text={reason} />
    </ConfirmDialog>
  );
}

const noFaults: ReturnType<typeof claimFaults> = { amount: null, reference: null };

interface ClaimFieldsProps {
  readonly claim: TypedClaim;
  readonly faults: ReturnType<typeof claimFaults>;
  readonly onChange: (claim: TypedClaim) => void;
}

const ClaimFields = ({ claim, faults, onChange }: ClaimFieldsProps) => (
  <>
    <NumberField
      label={words.amount}
      decimals={2}
      value={claim.amount}
      error={faults.amount}
      onChange={(amount) => onChange({ ...claim, amount })}
    />
    <TextField
      label={words.reference}
      description={words.referenceHint}
      autoComplete="off"
      autoCapitalize="characters"
      value={claim.reference}
      error={faults.reference}
      onChange={({ currentTarget }) => onChange({ ...claim, reference: currentTarget.value })}
    />
  </>
);
