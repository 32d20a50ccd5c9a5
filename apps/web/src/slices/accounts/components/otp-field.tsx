// Six boxes of one digit. Focus moves on after each digit; paste, autofill and Backspace work across the boxes.
import { limits } from '@haat/contract/limits';
import { plainDigits } from '@haat/contract/typed-number';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type InputEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { accounts } from '../accounts.messages.ts';
import styles from './otp-field.module.css';

const digitsIn = (text: string): string => plainDigits(text).replace(/\D/g, '');

interface OtpFieldProps {
  /** One entry per box. An empty box is ''. */
  readonly digits: readonly string[];
  readonly onDigits: (digits: readonly string[]) => void;
  readonly error: string | null;
  /** The id of another text about the code, while that text is on the page. */
  readonly describedBy?: string;
}

export const emptyCode: readonly string[] = Array.from({ length: limits.otpDigits }, () => '');

const places = emptyCode.map((_, place) => place);

export function OtpField({ digits, onDigits, error, describedBy }: OtpFieldProps) {
  const errorId = useId();
  const isFaulty = error !== null;
  const { keep, focus } = useBoxes(digits, isFaulty);
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't stand in a row of boxes */}
      <div
        role="group"
        aria-label={accounts.verify.code}
        aria-describedby={describedBy}
        className={styles.boxes}
      >
        {places.map((place) => (
          <input
            key={place}
            ref={(box) => keep(box, place)}
            value={digits[place]}
            aria-label={accounts.verify.digit(place + 1)}
            aria-invalid={isFaulty || undefined}
            aria-describedby={isFaulty ? errorId : undefined}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            className={styles.box}
            {...typingAt(place, { digits, onDigits, focus })}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {isFaulty && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The boxes' elements, and a function that focuses one of them. */
function useBoxes(digits: readonly string[], isFaulty: boolean) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (place: number): void => {
    const box = boxes.current[Math.min(Math.max(place, 0), limits.otpDigits - 1)];
    box?.focus();
    box?.select();
  };
  const isEmpty = digits.every((digit) => digit === '');
  // Outside system: focuses the box for the next digit: at first, after a wrong code, after too few digits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then, not with each digit
  useEffect(() => {
    if (isEmpty || isFaulty) focus(digits.indexOf(''));
  }, [isEmpty, isFaulty]);
  const keep = (box: HTMLInputElement | null, place: number): void => {
    boxes.current[place] = box;
  };
  return { keep, focus };
}

interface Typing extends Pick<OtpFieldProps, 'digits' | 'onDigits'> {
  readonly focus: (place: number) => void;
}

const emptied = (digits: readonly string[], place: number): readonly string[] =>
  digits.map((digit, index) => (index === place ? '' : digit));

/** Handles typing and pasting in one box. */
function typingAt(place: number, { digits, onDigits, focus }: Typing) {
  const isFull = !digits.includes('');
  const put = (text: string, at: number): void => {
    // Over a whole code, people type another one.
    const [from, kept] = isFull ? [0, emptyCode] : [at, digits];
    const typed = [...digitsIn(text)].slice(0, limits.otpDigits - from);
    if (typed.length === 0) return;
    onDigits(kept.map((digit, index) => typed[index - from] ?? digit));
    focus(from + typed.length);
  };
  return {
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>): void => {
      if (value === '') onDigits(emptied(digits, place));
      // Several digits at once come from autofill.
      else if (value.length > 2) put(value, 0);
      // A digit typed next to the old one replaces it.
      else put(value.length === 2 ? value.replace(digits[place] ?? '', '') : value, place);
    },
    // React fires no `onChange` when the typed digit equals the old one.
    onBeforeInput: (event: InputEvent): void => {
      if (event.data !== digits[place]) return;
      event.preventDefault();
      if (isFull) put(event.data, place);
      else focus(place + 1);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const isBack = event.key === 'Backspace' && digits[place] === '' && place > 0;
      if (!isBack && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      if (isBack) onDigits(emptied(digits, place - 1));
      focus(place + (event.key === 'ArrowRight' ? 1 : -1));
    },
    onPaste: (event: ClipboardEvent): void => {
      event.preventDefault();
      const text = digitsIn(event.clipboardData.getData('text'));
      put(text, text.length >= limits.otpDigits ? 0 : place);
    },
  };
}
