// Asks before somebody leaves while several calls run. Exists only while they do.
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { QuestionDialog } from './question-dialog.tsx';

export function RunningQuestion({ title, text }: { readonly title: string; readonly text: string }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname,
  );
  // The tab belongs to the browser.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
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
