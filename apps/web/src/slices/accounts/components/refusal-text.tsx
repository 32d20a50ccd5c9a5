// The reason why the sign-in failed. The next try removes it.
import { reasonFor } from '../../../messages/errors.ts';
import { formatWait } from '../../../messages/wait.ts';
import { isApiError } from '../../../platform/api-error.ts';
import { accounts } from '../accounts.messages.ts';
import styles from './refusal-text.module.css';

interface RefusalTextProps {
  readonly error: unknown;
  /** The id for the field's `aria-describedby`. */
  readonly id?: string;
}

export function RefusalText({ error, id }: RefusalTextProps) {
  const reason = smsFailure(error) ?? reasonFor(error);
  return (
    reason && (
      <p id={id} className={styles.text}>
        {reason}
      </p>
    )
  );
}

/** The sign-in is unavailable only when its SMS can't be sent. */
function smsFailure(error: unknown): string | null {
  if (!isApiError(error) || error.code !== 'unavailable' || error.retryAfter === undefined) return null;
  return accounts.login.smsFailed(formatWait(error.retryAfter));
}
