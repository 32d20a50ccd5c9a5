// A person without a picture: 'MN' for Meera Nair.
import styles from './initials.module.css';

const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

export const initialsOf = (firstName: string, lastName: string): string =>
  firstLetter(firstName) + firstLetter(lastName);

interface InitialsProps {
  readonly firstName: string;
  readonly lastName: string;
}

export const Initials = ({ firstName, lastName }: InitialsProps) => (
  <span className={styles.initials}>{initialsOf(firstName, lastName)}</span>
);
