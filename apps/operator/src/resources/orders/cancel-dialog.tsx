// Asks for a reason before an order is cancelled.
import { limits } from '@haat/contract/limits';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { Notice } from '../../ui/notice.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import type { ActionDialogProps } from './action-dialog-props.ts';

export function CancelDialog({ change, isLooking, fault, lookAgain, onClose }: ActionDialogProps) {
  const act = useAct({ success: 'Order cancelled', onSuccess: onClose, onConflict: onClose });
  return (
    <ReasonDialog
      title="Cancel this order?"
      text="Customer and retailer are notified, and the deliverer if there is one. The reason is kept in the history."
      verb="Cancel order"
      maxLength={limits.reason}
      isBusy={isLooking || act.isPending}
      error={act.error ? sentenceOf(act.error) : fault}
      onCancel={onClose}
      onConfirm={(reason) => (lookAgain ? lookAgain() : act.mutate({ action: 'cancel', body: { reason } }))}
    >
      {change && <Notice>{change}</Notice>}
    </ReasonDialog>
  );
}
