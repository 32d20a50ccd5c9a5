// Asks before releasing an order from its deliverer.

import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { Notice } from '../../ui/notice.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import type { ActionDialogProps } from './action-dialog-props.ts';

export function ReleaseDialog({ change, isLooking, fault, lookAgain, onClose }: ActionDialogProps) {
  const act = useAct({ success: 'Order released', onSuccess: onClose, onConflict: onClose });
  return (
    <QuestionDialog
      title="Take this order from its deliverer?"
      text="It becomes an open delivery request again, and all deliverers of the city are notified."
      verb="Release"
      isBusy={isLooking || act.isPending}
      error={act.error ? sentenceOf(act.error) : fault}
      onCancel={onClose}
      onConfirm={() => (lookAgain ? lookAgain() : act.mutate({ action: 'release' }))}
    >
      {change && <Notice>{change}</Notice>}
    </QuestionDialog>
  );
}
