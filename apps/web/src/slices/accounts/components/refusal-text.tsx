// Why the sign-in was refused, until the next try.
import { reasonFor } from '../../../messages/errors.ts';
import styles from './refusal-text.module.css';

interface RefusalTextProps {
  readonly error: unknown;
  /** For the field that it describes. */
  readonly id?: string;
}

export function RefusalText({ error, id }: RefusalTextProps) {
  const reason = reasonFor(error);
  return (
    reason && (
      <p id={id} className={styles.text}>
        {reason}
      </p>
    )
  );
}
