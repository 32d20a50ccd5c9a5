// The dialog of 'Mark completed': what was collected and how. What is typed stays when sending fails.
import type * as contract from '@haat/contract/deliveries';
import { limits } from '@haat/contract/limits';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import { useState } from 'react';
import { fieldErrors, fields } from '../../../../messages/fields.ts';
import { questions } from '../../../../messages/questions.ts';
import { atMost, isBlank } from '../../../../platform/forms/validators.ts';
import { ConfirmDialog } from '../../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../../ui/feedback/dialog-form.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { ToPay } from '../../../orders/index.ts';
import { deliveries as words } from '../../deliveries.messages.ts';
import type { Completion, TypedCompletion } from '../completion.ts';
import type { AmountCheck } from '../newest-amount.ts';
import { useSettlement } from '../use-settlement.ts';
import { CheckForCustomer } from './check-for-customer.tsx';
import styles from './settle-dialog.module.css';
import { SettleFields } from './settle-fields.tsx';

interface SettleDialogProps {
  readonly delivery: contract.Delivery;
  readonly check: AmountCheck;
  readonly isVerified: boolean;
  /** What was typed before. */
  readonly typed: TypedCompletion;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Why the server refused. */
  readonly reason: string | null;
  readonly onYes: (completion: Completion) => void;
  readonly onNo: () => void;
}

const faultOf = (payment: string): string | null =>
  isBlank(payment) ? fieldErrors.requiredHere : atMost(limits.paymentNote, payment);

// Long: one form, whose title, amount and fields share one settlement.
export function SettleDialog(props: SettleDialogProps) {
  const { delivery, isVerified, isBusy, hasFailed, onYes, onNo } = props;
  const entries = useSettlement(delivery, !isVerified, props.typed);
  const { typed, change, settlement, payment, completion, due } = entries;
  const [isTried, setTried] = useState(false);
  const fault = faultOf(payment);
  const isOnCredit = due > 0 && settlement.creditPaise === paiseOf(due);
  const send = (): void => {
    setTried(true);
    if (fault === null && Object.keys(settlement.faults).length === 0) onYes(completion);
  };
  return (
    <ConfirmDialog
      title={words.markCompleted}
      text={questions.sure}
      line={words.completing(delivery.order.id)}
      isBusy={isBusy}
      onYes={send}
      onNo={onNo}
    >
      <DialogForm className={styles.form} isBusy={isBusy} onSend={send}>
        <AmountToCollect
          {...props}
          collected={rupeesOf(paiseOf(due) - settlement.creditPaise)}
          isOnCredit={isOnCredit}
        />
        {!isVerified && <CheckForCustomer items={delivery.order.items} typed={typed} onChange={change} />}
        {due > 0 && <SettleFields delivery={delivery} {...entries} isTried={isTried} />}
        <TextAreaField
          label={fields.paymentDetails}
          rows={2}
          limit={limits.paymentNote}
          autoComplete="off"
          value={payment}
          error={isTried && fault ? fault : hasFailed ? words.notSent : null}
          onChange={({ currentTarget }) => change({ payment: currentTarget.value })}
        />
      </DialogForm>
    </ConfirmDialog>
  );
}

type AmountProps = Pick<SettleDialogProps, 'check' | 'isVerified' | 'reason'> & {
  /** What isn't on credit. */
  readonly collected: number;
  readonly isOnCredit: boolean;
};

const AmountToCollect = ({ collected, isOnCredit, check, isVerified, reason }: AmountProps) => (
  <div className={styles.amount}>
    {!isVerified && <Note>{words.notVerified}</Note>}
    {check === 'asking' ? (
      <p>{words.checkingAmount}</p>
    ) : (
      <ToPay amount={collected} label={words.toCollect} isOnCredit={isOnCredit} />
    )}
    {check === 'unknown' && <p>{words.amountUnchecked}</p>}
    <Reason text={reason} />
  </div>
);
