// A delivery that failed, until somebody has dealt with it.
import type { FailedDelivery } from '@haat/contract/failed-delivery';
import { Note } from '../../../../ui/feedback/note.tsx';
import { formatInstant } from '../../../../ui/format/time.ts';
import { silence as words } from '../silence.messages.ts';
import styles from './silence.module.css';

interface FailedDeliveryNoteProps {
  readonly failed: FailedDelivery;
  /** Shown to the deliverer. */
  readonly isOwnDelivery?: boolean;
}

export const FailedDeliveryNote = ({ failed, isOwnDelivery = false }: FailedDeliveryNoteProps) =>
  failed && (
    <Note>
      <strong className={styles.strong}>{`${words.failedTitle}, ${formatInstant(failed.at)}`}</strong>
      <span>{`${words.failures[failed.reason]} ${isOwnDelivery ? words.failedOwnLine : words.failedLine}`}</span>
    </Note>
  );
