// Asks for the day on which a standing order comes again.
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../ui/feedback/dialog-form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatDay } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { standing as words } from '../standing.messages.ts';

interface PauseButtonProps {
  readonly earliest: string;
  readonly isBusy: boolean;
  readonly onPause: (day: string) => void;
}

export function PauseButton({ earliest, isBusy, onPause }: PauseButtonProps) {
  const [day, setDay] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const pause = (): void => {
    setTried(true);
    if (day === null || day < earliest) return;
    onPause(day);
    setDay(null);
  };
  const ask = (): void => {
    setTried(false);
    setDay(earliest);
  };
  return (
    <>
      <Button isBusy={isBusy} onClick={ask}>
        {words.pauseUntil}
      </Button>
      {day !== null && (
        <ConfirmDialog
          text={words.pauseUntil}
          line={words.pauseHint}
          yes="main"
          onYes={pause}
          onNo={() => setDay(null)}
        >
          <DialogForm isBusy={isBusy} onSend={pause}>
            <TextField
              label={words.pauseUntil}
              type="date"
              min={earliest}
              value={day}
              error={isTried && day < earliest ? words.fromDay(formatDay(earliest)) : null}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </DialogForm>
        </ConfirmDialog>
      )}
    </>
  );
}
