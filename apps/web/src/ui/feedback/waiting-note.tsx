// Stands in place of a button whose action waits on the phone.
import type { ReactNode } from 'react';
import { outbox } from '../../messages/outbox.ts';
import { IconClock } from '../icons/icon-clock.tsx';
import styles from './waiting-note.module.css';

interface WaitingNoteProps {
  /** What waits, such as 'Accept'. */
  readonly children?: ReactNode;
}

export const WaitingNote = ({ children }: WaitingNoteProps) => (
  <div role="status" className={styles.note}>
    <IconClock size="1.375rem" aria-hidden className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.state}>{outbox.waiting}</p>
      {children && <p className={styles.what}>{children}</p>}
    </div>
  </div>
);
