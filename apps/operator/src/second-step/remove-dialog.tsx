import type { FactorState } from '@haat/contract/operator/second-factor';
import { useNotify } from 'ra-core';
import { sentenceOf } from '../platform/http.ts';
import { useSingleMutation } from '../providers/use-single-mutation.ts';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import { useKeepState } from './use-second-step.ts';

interface RemoveDialogProps {
  readonly title: string;
  readonly state: FactorState;
  readonly remove: () => Promise<FactorState>;
  readonly onClose: () => void;
}

export function RemoveDialog({ title, state, remove, onClose }: RemoveDialogProps) {
  const keepState = useKeepState();
  const notify = useNotify();
  const removal = useSingleMutation({
    mutationFn: remove,
    onSuccess: (next) => {
      keepState(next);
      notify('Removed', { type: 'success' });
      onClose();
    },
  });
  return (
    <QuestionDialog
      title={title}
      text={textFor(state)}
      verb="Remove"
      isBusy={removal.isPending}
      error={removal.error ? sentenceOf(removal.error) : undefined}
      onCancel={onClose}
      onConfirm={() => removal.mutate()}
    />
  );
}

function textFor({ passkeys, app, is_required }: FactorState): string {
  const isLast = passkeys.length + (app ? 1 : 0) === 1;
  if (!isLast) return 'You can’t sign in with it any more. Your other ways stay.';
  return is_required
    ? 'It is your only one. The recovery codes end too, and you set up another one before you go on.'
    : 'It is your only one. The recovery codes end too, and your phone number is enough to sign in.';
}
