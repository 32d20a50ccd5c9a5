// Replaces the button of an action that waits on the phone.
import { IconClock } from '@tabler/icons-react';
import { outbox } from '../../messages/outbox.ts';
import { takenWords } from '../../platform/outbox/waiting-words.ts';
import styles from './waiting-note.module.css';

interface WaitingNoteProps {
  /** Where a link leads to it. */
  readonly id?: string;
  /** The actions that wait, such as 'Accept'. */
  readonly what?: readonly string[];
  /** The next possible action. */
  readonly next?: string | undefined;
}

export const WaitingNote = ({ id, what = [], next }: WaitingNoteProps) => (
  <div id={id} role="status" className={styles.note}>
    <IconClock size="1.375rem" aria-hidden className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.state}>{outbox.waiting}</p>
      {what.length > 0 && <p className={styles.what}>{takenWords(what.join(', '))}</p>}
      {next && <p className={styles.what}>{outbox.next(next)}</p>}
    </div>
  </div>
);
