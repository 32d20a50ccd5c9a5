// A section of the account page: heading, one line of text and actions.
import { type ReactNode, useId } from 'react';
import styles from './account-part.module.css';

interface AccountPartProps {
  readonly title: string;
  readonly line: string;
  readonly children: ReactNode;
}

export function AccountPart({ title, line, children }: AccountPartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.line}>{line}</p>
      {children}
    </section>
  );
}
