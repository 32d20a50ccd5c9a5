// A raised piece of paper. One with controls of its own is never itself a link.
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '../classes.ts';
import styles from './card.module.css';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classes(styles.card, className)} />
);

/** A card of which the whole surface opens one thing; give `aria-label` or let its name be its content. */
export const CardLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classes(styles.card, styles.link, className)} />
);
