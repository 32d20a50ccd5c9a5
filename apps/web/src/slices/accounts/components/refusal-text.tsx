// Why the sign-in failed, or that it needs a connection. The next try removes the text.
import { isApiError } from '@haat/client/api-error';
import { reasonFor } from '../../../messages/errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { formatWait } from '../../../messages/wait.ts';
import { useIsCutOff } from '../../../platform/loading/cut-off.ts';
import { accounts } from '../accounts.messages.ts';
import styles from './refusal-text.module.css';

interface RefusalTextProps {
  readonly error: unknown;
  /** The id for the field's `aria-describedby`. */
  readonly id?: string;
  /** From `order-errors.ts`, where an action may be refused with its codes. */
  readonly toReason?: (error: unknown) => string | null;
}

export function RefusalText({ error, id, toReason = reasonFor }: RefusalTextProps) {
  const isCutOff = useIsCutOff(error);
  const reason = isCutOff ? outbox.actionNeedsConnection : (smsFailure(error) ?? toReason(error));
  return (
    reason && (
      <p id={id} className={styles.text}>
        {reason}
      </p>
    )
  );
}

/** The sign-in is only unavailable when its SMS can't be sent. */
function smsFailure(error: unknown): string | null {
  if (!isApiError(error) || error.code !== 'unavailable' || error.retryAfter === undefined) return null;
  return accounts.login.smsFailed(formatWait(error.retryAfter));
}
