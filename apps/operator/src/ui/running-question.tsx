// Asks before somebody leaves while several calls run. Only rendered while they run.
import { useBlocker } from 'react-router';
import { useBrowserQuestion } from './browser-question.ts';
import { QuestionDialog } from './question-dialog.tsx';

const always = (): boolean => true;

export function RunningQuestion({ title, text }: { readonly title: string; readonly text: string }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname,
  );
  useBrowserQuestion(always);
  if (state !== 'blocked') return null;
  return (
    <QuestionDialog
      title={title}
      text={text}
      verb="Leave"
      keep="Stay on this page"
      isBusy={false}
      error={undefined}
      onCancel={reset}
      onConfirm={proceed}
    />
  );
}
