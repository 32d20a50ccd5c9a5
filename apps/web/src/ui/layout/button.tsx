// Buttons and button-like links. `main` is the only green one on a screen, and never beside `danger`.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { ownText } from './own-text.tsx';

type ButtonKind = 'main' | 'leaf' | 'plain' | 'quiet' | 'danger';

interface Look {
  readonly kind?: ButtonKind;
  readonly isWide?: boolean;
  readonly icon?: ReactNode;
}

const classesOf = ({ kind = 'plain', isWide }: Look, extra?: string): string =>
  [styles.button, styles[kind], isWide && styles.wide, extra].filter(Boolean).join(' ');

type ButtonProps = Look & ComponentProps<'button'> & { readonly isBusy?: boolean };

/** While busy it keeps its name and focus, but ignores presses. */
export function Button({ kind, isWide, icon, isBusy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={classesOf({ kind, isWide }, className)}
    >
      {isBusy ? <span className={styles.spinner} aria-hidden /> : icon}
      {ownText(children)}
    </button>
  );
}

/** Ignores the second tap of a double tap. */
export const ignoreDoubleTap = (event: MouseEvent<HTMLButtonElement>): void => {
  if (event.detail > 1) event.preventDefault();
};

type ButtonLinkProps = Look & LinkProps;

/** A link inside the app that looks like a button. */
export function ButtonLink({ kind, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classesOf({ kind, isWide }, className)}>
      {icon}
      {ownText(children)}
    </Link>
  );
}

type OutsideLinkProps = Look & ComponentProps<'a'>;

/** A link out of the app: phone, mail, maps. */
export function OutsideLink({ kind, isWide, icon, className, children, ...rest }: OutsideLinkProps) {
  return (
    <a {...rest} className={classesOf({ kind, isWide }, className)}>
      {icon}
      {ownText(children)}
    </a>
  );
}

type IconButtonProps = ComponentProps<'button'> & { readonly label: string };

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}
