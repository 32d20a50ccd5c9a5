// A card. One that contains controls is never itself a link.
import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './card.module.css';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classes(styles.card, className)} />
);
