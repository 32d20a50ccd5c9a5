// An empty or failed state: a small drawing, one line, one action.
import type { ReactNode } from 'react';
import { Button } from '../layout/button.tsx';
import { Drawing, type DrawingName } from '../pictures/drawing.tsx';
import { ui } from '../ui.messages.ts';
import styles from './blank-state.module.css';

interface BlankStateProps {
  readonly picture: DrawingName;
  readonly title: string;
  readonly line?: string;
  readonly action?: ReactNode;
}

export const BlankState = ({ picture, title, line, action }: BlankStateProps) => (
  <div className={styles.state}>
    <Drawing name={picture} px={112} className={styles.picture} />
    <p className={styles.title}>{title}</p>
    {line && <p className={styles.line}>{line}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);

interface FailedProps {
  readonly onRetry: () => void;
}

/** A failed load. Its text differs from the toast's. */
export const FailedState = ({ onRetry }: FailedProps) => (
  <BlankState
    picture="knot"
    title={ui.failedTitle}
    line={ui.failedLine}
    action={
      <Button kind="plain" isWide onClick={onRetry}>
        {ui.tryAgain}
      </Button>
    }
  />
);

/** The same in one row, for a part of a page. */
export const FailedRow = ({ onRetry }: FailedProps) => (
  <div className={styles.row}>
    <p>{ui.failedTitle}</p>
    <Button kind="quiet" onClick={onRetry}>
      {ui.tryAgain}
    </Button>
  </div>
);
