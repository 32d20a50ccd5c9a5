// Why the sign-in refused, in words on the page until the next try: how long to wait, that the account is closed, that
// the code was wrong or is dead.
import { accounts } from '../../../messages/accounts.ts';
import { isApiError } from '../../../platform/api-error.ts';
import styles from './refusal-text.module.css';

function wordsOf(error: unknown): string | null {
  if (!isApiError(error)) return null;
  if (error.status === 429) {
    const seconds = Math.max(1, error.retryAfter ?? 60);
    return accounts.waitFor(
      seconds < 60 ? accounts.seconds(seconds) : accounts.minutes(Math.ceil(seconds / 60)),
    );
  }
  if (error.code === 'otp.invalid') return accounts.verify.wrongCode;
  return error.code === 'account.blocked' ? accounts.blocked : null;
}

interface RefusalTextProps {
  readonly error: unknown;
  /** For the field that it describes. */
  readonly id?: string;
}

export function RefusalText({ error, id }: RefusalTextProps) {
  const words = wordsOf(error);
  return (
    words && (
      <p id={id} className={styles.text}>
        {words}
      </p>
    )
  );
}
