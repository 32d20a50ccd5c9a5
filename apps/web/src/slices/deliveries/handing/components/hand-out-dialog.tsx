// The dialog of 'Hand out' in a shop: the pick-up code, what the customer keeps, and how they paid.

import { paiseOf, rupeesOf } from '@haat/contract/money';
import type * as orders from '@haat/contract/orders';
import { useState } from 'react';
import { questions } from '../../../../messages/questions.ts';
import { ConfirmDialog } from '../../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../../ui/feedback/dialog-form.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { formatRupees } from '../../../../ui/format/money.ts';
import { type HandOut, ToPay } from '../../../orders/index.ts';
import { pickUp } from '../../../orders/order/pick-up.messages.ts';
import { orders as orderWords } from '../../../orders/orders.messages.ts';
import { retailerOrders } from '../../../orders/shop/retailer-orders.messages.ts';
import { deliveries as words } from '../../deliveries.messages.ts';
import { blankCompletion } from '../../door/completion.ts';
import { CheckForCustomer } from '../../door/components/check-for-customer.tsx';
import styles from '../../door/components/settle-dialog.module.css';
import { SettleFields } from '../../door/components/settle-fields.tsx';
import { useSettlement } from '../../door/use-settlement.ts';
import { CodeFields, codeFaultOf, handedOf } from './code-fields.tsx';

interface HandOutDialogProps {
  readonly order: orders.Order;
  /** Why the last try was refused. */
  readonly reason: string | null;
  readonly isBusy: boolean;
  readonly onYes: (handOut: HandOut) => void;
  readonly onNo: () => void;
}

// Long: one form, whose amount and fields share one settlement.
export function HandOutDialog({ order, reason, isBusy, onYes, onNo }: HandOutDialogProps) {
  const paid = { ...order, id: `order ${order.id}`, order };
  const { typed, change, settlement, completion, due, giveBack } = useSettlement(paid, true, blankCompletion);
  const [handed, setHanded] = useState({ code: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const rule = order.code_rule ?? 'off';
  const fault = rule === 'off' ? null : codeFaultOf(rule, handed);
  const send = (): void => {
    setTried(true);
    if (fault !== null || Object.keys(settlement.faults).length > 0) return;
    const { typed: _, payment, ...told } = completion;
    onYes({
      ...told,
      ...(payment !== '' && { payment }),
      ...(rule !== 'off' && handedOf(handed)),
      expected_amount: order.amount,
    });
  };
  return (
    <ConfirmDialog
      title={retailerOrders.hand_out}
      text={questions.sure}
      line={retailerOrders.handingOut(orderWords.title(order.id))}
      isBusy={isBusy}
      onYes={send}
      onNo={onNo}
    >
      <DialogForm className={styles.form} isBusy={isBusy} onSend={send}>
        <ToPay
          amount={rupeesOf(paiseOf(due) - settlement.creditPaise)}
          label={words.toCollect}
          isOnCredit={due > 0 && settlement.creditPaise === paiseOf(due)}
        />
        {giveBack > 0 && <Note>{pickUp.giveBack(formatRupees(giveBack))}</Note>}
        {rule !== 'off' && (
          <CodeFields
            label={pickUp.code}
            rule={rule}
            handed={handed}
            fault={isTried ? fault : null}
            onChange={setHanded}
          />
        )}
        <CheckForCustomer items={order.items} typed={typed} onChange={change} />
        {due > 0 && (
          <SettleFields
            delivery={paid}
            due={due}
            typed={typed}
            settlement={settlement}
            change={change}
            isTried={isTried}
          />
        )}
      </DialogForm>
      <Reason text={reason} />
    </ConfirmDialog>
  );
}
