// Asks before somebody leaves a form with unsaved changes.
import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { useBrowserQuestion } from './browser-question.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { hasUnsavedChanges, watchUnsavedChanges } from './unsaved-changes.ts';

interface LeaveQuestionProps {
  readonly isSaved: RefObject<boolean> | undefined;
  /** Becomes true when the person leaves without saving. */
  readonly isLeft: RefObject<boolean>;
}

/** Use it inside of the form. */
export function LeaveQuestion({ isSaved, isLeft }: LeaveQuestionProps) {
  const { dirtyFields } = useFormState();
  const isChanged = Object.keys(dirtyFields).length > 0;
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && hasUnsavedChanges(),
  );
  // Signing out and closing the tab happen outside of this form.
  useEffect(() => watchUnsavedChanges(() => isChanged && isSaved?.current !== true), [isChanged, isSaved]);
  useBrowserQuestion(hasUnsavedChanges);
  if (state !== 'blocked') return null;
  const leave = (): void => {
    isLeft.current = true;
    proceed();
  };
  return <LeaveDialog onStay={reset} onLeave={leave} />;
}

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <QuestionDialog
      title="Leave without saving?"
      text="Your changes on this page are not saved yet."
      verb="Leave"
      keep="Stay on this page"
      isBusy={false}
      error={undefined}
      onCancel={onStay}
      onConfirm={onLeave}
    />
  );
}
