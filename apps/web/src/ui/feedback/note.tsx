// A note about the current state. With an id it can describe a button.
import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  readonly id?: string;
  readonly children: ReactNode;
}

export const Note = ({ id, children }: NoteProps) => (
  <p id={id} className={styles.note}>
    {children}
  </p>
);
