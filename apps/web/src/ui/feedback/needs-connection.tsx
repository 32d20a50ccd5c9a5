// Shown at the button of an action that can't wait, when it was pressed without a connection.
import type { ReactNode } from 'react';
import { outbox } from '../../messages/outbox.ts';
import { useIsCutOff } from '../../platform/loading/cut-off.ts';
import styles from './needs-connection.module.css';
import { Reason } from './reason.tsx';

interface NeedsConnectionProps {
  readonly error: unknown;
  readonly text?: string;
  /** The button and its hint, if the text replaces them until there is a connection. */
  readonly children?: ReactNode;
}

export function NeedsConnection({
  error,
  text = outbox.actionNeedsConnection,
  children,
}: NeedsConnectionProps) {
  const isCutOff = useIsCutOff(error);
  const reason = <Reason text={isCutOff ? text : null} />;
  if (!children) return reason;
  return (
    <div className={styles.place}>
      <div className={isCutOff ? styles.hidden : undefined}>{children}</div>
      {reason}
    </div>
  );
}
