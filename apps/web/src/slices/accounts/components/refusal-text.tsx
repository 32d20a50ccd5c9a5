// Why the sign-in refused, in words on the page until the next try: how long to wait, that the account is closed, that
// the code was wrong or is dead.

import { isApiError } from '../../../platform/api-error.ts';
import { accounts } from '../accounts.messages.ts';
import styles from './refusal-text.module.css';

function timeOf(seconds: number): string {
  if (seconds < 60) return accounts.seconds(Math.max(1, seconds));
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? accounts.minutes(minutes) : accounts.hours(Math.ceil(minutes / 60));
}

function wordsOf(error: unknown, isGuess: boolean): string | null {
  if (!isApiError(error)) return null;
  if (error.status === 429) {
    const reason = isGuess ? accounts.tooManyGuesses : accounts.tooManyCodes;
    return accounts.waitFor(reason, timeOf(error.retryAfter ?? 60));
  }
  if (error.status === 503 && error.retryAfter && !isGuess)
    return accounts.waitFor(accounts.noCodes, timeOf(error.retryAfter));
  if (error.code === 'otp.invalid') return accounts.verify.wrongCode;
  return error.code === 'account.blocked' ? accounts.blocked : null;
}

interface RefusalTextProps {
  readonly error: unknown;
  /** A code was entered, not asked for. */
  readonly isGuess?: boolean;
  /** For the field that it describes. */
  readonly id?: string;
}

export function RefusalText({ error, isGuess = false, id }: RefusalTextProps) {
  const words = wordsOf(error, isGuess);
  return (
    words && (
      <p id={id} className={styles.text}>
        {words}
      </p>
    )
  );
}
