// A person without a picture: 'MN' for Meera Nair.
import styles from './initials.module.css';

/**
 * One letter as people see it: with its marks, with what a virama (in the scripts that join letters by it) or a joiner ties
 * to it, or a flag. `Intl.Segmenter` is missing in older browsers, and cuts क्षि in some newer ones.
 */
const wholeLetter =
  /^(?:\p{RI}{2}|.(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?\p{L}|\u200d\p{ExtPict}|[\p{M}\p{EMod}\u200c\u200d])*)/su;

const firstLetter = (name: string): string => wholeLetter.exec(name.trim())?.[0].toLocaleUpperCase() ?? '';

export const initialsOf = (firstName: string, lastName: string): string =>
  firstLetter(firstName) + firstLetter(lastName);

interface InitialsProps {
  readonly firstName: string;
  readonly lastName: string;
}

export const Initials = ({ firstName, lastName }: InitialsProps) => (
  <span className={styles.initials}>{initialsOf(firstName, lastName)}</span>
);
