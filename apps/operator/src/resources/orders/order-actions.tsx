// Assign, cancel, release and hand over: those that the server allows now.

import { limits } from '@haat/contract/limits';
import type { OrderRecord } from '@haat/contract/operator/orders';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

interface OrderActionsProps {
  readonly order: OrderRecord;
}

export const OrderActions = ({ order }: OrderActionsProps) => (
  <>
    {order.allowed_actions.includes('assign') && <DelivererButton change="assign" order={order} />}
    {order.allowed_actions.includes('hand_over') && <DelivererButton change="hand_over" order={order} />}
    {order.allowed_actions.includes('release') && <ReleaseButton />}
    {order.allowed_actions.includes('cancel') && <CancelButton />}
  </>
);

interface DelivererButtonProps extends OrderActionsProps {
  readonly change: 'assign' | 'hand_over';
}

function DelivererButton({ change, order }: DelivererButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {change === 'assign' ? 'Assign' : 'Hand over'}
      </Button>
      {isOpen && <HandOverDialog change={change} order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReleaseButton() {
  const [isOpen, setIsOpen] = useState(false);
  const act = useAct({ success: 'Order released', onSuccess: () => setIsOpen(false) });
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Release
      </Button>
      {isOpen && (
        <QuestionDialog
          title="Take this order from its deliverer?"
          text="It becomes an open delivery request again, and all deliverers of the city are notified."
          verb="Release"
          isBusy={act.isPending}
          error={act.error ? sentenceOf(act.error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={() => act.mutate({ action: 'release' })}
        />
      )}
    </>
  );
}

function CancelButton() {
  const [isOpen, setIsOpen] = useState(false);
  const act = useAct({ success: 'Order cancelled', onSuccess: () => setIsOpen(false) });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Cancel order
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Cancel this order?"
          text="Customer, retailer and deliverer are notified. The reason is kept in the history."
          verb="Cancel order"
          maxLength={limits.reason}
          isBusy={act.isPending}
          error={act.error ? sentenceOf(act.error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={(reason) => act.mutate({ action: 'cancel', body: { reason } })}
        />
      )}
    </>
  );
}
