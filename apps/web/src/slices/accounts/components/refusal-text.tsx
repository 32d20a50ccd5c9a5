// Why the sign-in refused, in words on the page: how long to wait, or that the account is closed.
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
  return error.code === 'account.blocked' ? accounts.blocked : null;
}

export function RefusalText({ error }: { readonly error: unknown }) {
  const words = wordsOf(error);
  return words && <p className={styles.text}>{words}</p>;
}
