// Why a file was not stored. One that got no answer can be sent again.
import { reasonFor } from '../../../messages/order-errors.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { files as words } from '../files.messages.ts';

interface UploadFailureProps {
  readonly error: Error | null;
  readonly onAgain: () => void;
}

export function UploadFailure({ error, onAgain }: UploadFailureProps) {
  const reason = reasonFor(error);
  return (
    <>
      <ActionFailure error={error} reason={reason} />
      {error && reason === null && (
        <Button kind="plain" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      )}
    </>
  );
}
