// Why the rules refused, in words on the page, beside the toast that only says what failed.
import { IconAlertCircle } from '@tabler/icons-react';
import styles from './reason.module.css';

/** Stands there empty at first, so that its words are read out when they come. */
export const Reason = ({ text }: { readonly text: string | null | undefined }) => (
  <div aria-live="polite" className={styles.live}>
    {text && (
      <p className={styles.reason}>
        <IconAlertCircle size="1.375rem" aria-hidden className={styles.icon} />
        <span>{text}</span>
      </p>
    )}
  </div>
);
