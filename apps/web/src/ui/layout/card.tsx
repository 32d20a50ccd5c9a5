// A card. One that contains controls is never itself a link.
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '../classes.ts';
import styles from './card.module.css';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classes(styles.card, className)} />
);

/** A card that is one link. Give it an `aria-label` or let its content be its name. */
export const CardLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classes(styles.card, styles.link, className)} />
);
