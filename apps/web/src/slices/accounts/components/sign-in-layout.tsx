// The layout of a sign-in step: awning, heading, one line of text and the form.
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import styles from './sign-in-layout.module.css';
import { Awning } from './stall.tsx';

interface SignInLayoutProps {
  readonly title: string;
  readonly line: string;
  /** Makes room for two columns on a desktop. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export const SignInLayout = ({ title, line, isWide, children }: SignInLayoutProps) => (
  <>
    <Awning />
    <div className={classes(styles.content, isWide && styles.wide)}>
      <PageHead title={title} />
      <p className={styles.line}>{line}</p>
      {children}
    </div>
  </>
);
