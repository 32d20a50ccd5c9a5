// Why a file was not stored. One that got no answer can be sent again.
import { isApiError } from '@haat/client/api-error';
import { reasonFor, wordsOf } from '../../../messages/order-errors.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { files as words } from '../files.messages.ts';

interface UploadFailureProps {
  readonly error: Error | null;
  readonly isPhoto?: boolean;
  readonly onAgain: () => void;
}

/** The server treats a file that isn't a picture as a sound. */
const isNoPicture = (error: Error | null): boolean => isApiError(error) && error.code.startsWith('sound.');

export function UploadFailure({ error, isPhoto = false, onAgain }: UploadFailureProps) {
  const reason = isPhoto && isNoPicture(error) ? wordsOf('image.invalid') : reasonFor(error);
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
