// Shown without a network, for a page that this phone hasn't loaded before.
import { useState } from 'react';
import { checkConnection } from '../../platform/loading/connection.ts';
import { toastPlain } from '../../platform/toast.ts';
import { Button } from '../layout/button.tsx';
import { ui } from '../ui.messages.ts';
import { BlankState } from './blank-state.tsx';

interface NeverSeenProps {
  /** Called when the network is back. What waits for a network continues by itself. */
  readonly onRetry?: () => void;
}

export function NeverSeenState({ onRetry }: NeverSeenProps) {
  const [isChecking, check] = useConnectionCheck(onRetry);
  return (
    // The mark hides the age of data in the offline line.
    <div data-never-seen>
      <BlankState
        picture="knot"
        title={ui.neverSeen}
        line={ui.neverSeenLine}
        action={
          <Button kind="plain" isWide isBusy={isChecking} onClick={check}>
            {ui.tryAgain}
          </Button>
        }
      />
    </div>
  );
}

function useConnectionCheck(onBack: (() => void) | undefined) {
  const [isChecking, setIsChecking] = useState(false);
  const check = async (): Promise<void> => {
    setIsChecking(true);
    const isBack = await checkConnection();
    setIsChecking(false);
    if (isBack) onBack?.();
    else toastPlain(ui.stillOffline);
  };
  return [isChecking, () => void check()] as const;
}
