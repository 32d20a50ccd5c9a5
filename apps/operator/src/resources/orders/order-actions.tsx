// Assign, hand over, release and cancel, as far as the server allows them now.
import type { OrderRecord } from '@haat/contract/operator/orders';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import type { ActionDialogProps } from './action-dialog-props.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { changeText, useOrderNow } from './use-order-now.ts';

const verbs = {
  assign: 'Assign',
  hand_over: 'Hand over',
  release: 'Release',
  cancel: 'Cancel order',
} as const;
const actions = ['assign', 'hand_over', 'release', 'cancel'] as const;

interface Opened {
  readonly action: (typeof actions)[number];
  /** The order as the page showed it when the button was pressed. */
  readonly seen: OrderRecord;
}

export function OrderActions({ order }: { readonly order: OrderRecord }) {
  const [opened, setOpened] = useState<Opened>();
  const look = useOrderNow(order.id);
  const open = (action: Opened['action']): void => {
    setOpened({ action, seen: order });
    look.mutate();
  };
  return (
    <>
      {actions
        .filter((action) => order.allowed_actions.includes(action))
        .map((action) => (
          <Button
            key={action}
            variant="outlined"
            color={action === 'cancel' ? 'error' : 'primary'}
            onClick={() => open(action)}
          >
            {verbs[action]}
          </Button>
        ))}
      {opened && (
        <ActionDialog
          action={opened.action}
          order={order}
          change={changeText(opened.seen, order)}
          isLooking={look.isPending}
          fault={look.error ? sentenceOf(look.error) : undefined}
          lookAgain={look.error ? () => look.mutate() : undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function ActionDialog({ action, ...props }: ActionDialogProps & Pick<Opened, 'action'>) {
  if (!props.order.allowed_actions.includes(action)) return <ChangedDialog {...props} />;
  if (action === 'cancel') return <CancelDialog {...props} />;
  if (action === 'release') return <ReleaseDialog {...props} />;
  return <HandOverDialog action={action} {...props} />;
}
