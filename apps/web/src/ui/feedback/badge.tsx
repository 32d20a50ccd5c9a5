// A state: always a word and an icon, in the colour of its kind.
import type { ComponentType, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './badge.module.css';

type BadgeLook = 'waiting' | 'moving' | 'done' | 'refused' | 'closed';

interface BadgeProps {
  readonly look: BadgeLook;
  readonly icon?: ComponentType<{ readonly size?: string | number; readonly 'aria-hidden'?: boolean }>;
  readonly children: ReactNode;
}

export const Badge = ({ look, icon: Icon, children }: BadgeProps) => (
  <span className={classes(styles.badge, styles[look])}>
    {Icon && <Icon size="1.125em" aria-hidden />}
    <span>{children}</span>
  </span>
);
