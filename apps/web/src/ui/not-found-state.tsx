// In place of a thing that doesn't exist, was deleted, or belongs to somebody else.
import { ui } from '../messages/ui.ts';
import { BlankState } from './blank-state.tsx';
import { Button } from './button.tsx';
import { useGoBack } from './parent-path.ts';

export function NotFoundState() {
  const goBack = useGoBack();
  return (
    <BlankState
      picture="magnifier"
      title={ui.notFound}
      line={ui.notFoundLine}
      action={
        <Button kind="plain" isWide onClick={goBack}>
          {ui.goBack}
        </Button>
      }
    />
  );
}
