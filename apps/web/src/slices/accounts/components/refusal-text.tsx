// The reason why the sign-in failed. The next try removes it.
import { reasonFor } from '../../../messages/errors.ts';
import styles from './refusal-text.module.css';

interface RefusalTextProps {
  readonly error: unknown;
  /** The id for the field's `aria-describedby`. */
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
