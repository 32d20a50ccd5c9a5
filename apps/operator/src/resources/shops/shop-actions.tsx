// Verify, suspend and restore, as far as the server allows them now.

import { limits } from '@haat/contract/limits';
import type { ShopAction, ShopRecord } from '@haat/contract/operator/shops';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useBack } from '../../ui/use-back.ts';
import { WaitingOrders } from './waiting-orders.tsx';

const words = {
  verify: { verb: 'Verify', success: 'Shop verified' },
  restore: { verb: 'Restore', success: 'Shop restored' },
} as const;

export function ShopActions({ shop }: { readonly shop: ShopRecord }) {
  const may = (action: ShopAction): boolean => shop.allowed_actions.includes(action);
  return (
    <>
      {may('suspend') && <SuspendButton shopId={shop.id} />}
      {may('restore') && <ActButton action="restore" />}
      {may('verify') && !may('restore') && <ActButton action="verify" />}
    </>
  );
}

function ActButton({ action }: { readonly action: keyof typeof words }) {
  const { verb, success } = words[action];
  const notify = useNotify();
  const [back, navigate] = [useBack(), useNavigate()];
  const goBack = (): void => void (back !== undefined && navigate(back));
  const act = useAct({ success, onSuccess: goBack });
  const onError = (error: Error): void => notify(sentenceOf(error), { type: 'error' });
  return (
    <Button variant="contained" loading={act.isPending} onClick={() => act.mutate({ action }, { onError })}>
      <span>{verb}</span>
    </Button>
  );
}

function SuspendButton({ shopId }: { readonly shopId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const act = useAct({ success: 'Shop suspended', onSuccess: () => setIsOpen(false) });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Suspend
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Suspend this shop?"
          text="Customers no longer see it. Accepted orders go on. The retailer gets your reason as a notification."
          verb="Suspend"
          maxLength={limits.reason}
          isBusy={act.isPending}
          error={act.error ? sentenceOf(act.error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={(reason) => act.mutate({ action: 'suspend', body: { reason } })}
        >
          <WaitingOrders shopId={shopId}>
            {(sentence) => <Typography sx={{ mb: 2 }}>{sentence}</Typography>}
          </WaitingOrders>
        </ReasonDialog>
      )}
    </>
  );
}
