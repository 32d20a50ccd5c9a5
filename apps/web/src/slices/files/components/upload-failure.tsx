// Why a file was not stored. One that got no answer can be sent again, and its form doesn't go without it unseen.
import { isApiError } from '@haat/client/api-error';
import { useRef, useState } from 'react';
import { reasonFor, wordsOf } from '../../../messages/order-errors.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { files as words } from '../files.messages.ts';
import { useHeldForm } from '../use-held-form.ts';
import styles from './file-fields.module.css';

interface UploadFailureProps {
  readonly error: Error | null;
  readonly isPhoto?: boolean;
  /** Says to somebody who sends the form that the file isn't with it. */
  readonly unsent: string;
  readonly onAgain: () => void;
}

/** The server treats a file that isn't a picture as a sound. */
const isNoPicture = (error: Error | null): boolean => isApiError(error) && error.code.startsWith('sound.');

export function UploadFailure({ error, isPhoto = false, unsent, onAgain }: UploadFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [heldWith, setHeldWith] = useState<Error | null>(null);
  const reason = isPhoto && isNoPicture(error) ? wordsOf('image.invalid') : reasonFor(error);
  const canTryAgain = error !== null && reason === null;
  useHeldForm(box, canTryAgain, () => setHeldWith(error));
  return (
    <div ref={box} className={styles.inside}>
      <ActionFailure error={error} reason={reason} />
      <Reason text={canTryAgain && heldWith === error ? unsent : null} />
      {canTryAgain && (
        <Button kind="plain" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
