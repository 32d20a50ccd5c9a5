// Shown for a thing that doesn't exist, was deleted, or belongs to somebody else.

import { useGoBack } from '../../platform/navigation/parent-path.ts';
import { Button } from '../layout/button.tsx';
import { ui } from '../ui.messages.ts';
import { BlankState } from './blank-state.tsx';

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
