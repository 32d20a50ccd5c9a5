// Six boxes of one digit. Focus moves on after each digit; paste, autofill and Backspace work across the boxes.
import { limits } from '@haat/contract/limits';
import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { accounts } from '../accounts.messages.ts';
import styles from './otp-field.module.css';

interface OtpFieldProps {
  /** One entry per box. An empty box is ''. */
  readonly digits: readonly string[];
  readonly onDigits: (digits: readonly string[]) => void;
  readonly error: string | null;
  /** The id of another text about the code, once that text is on the page. */
  readonly describedBy?: string;
}

export const emptyCode: readonly string[] = Array.from({ length: limits.otpDigits }, () => '');

const places = emptyCode.map((_, place) => place);

export function OtpField({ digits, onDigits, error, describedBy }: OtpFieldProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const errorId = useId();
  const focus = (place: number): void => {
    const box = boxes.current[Math.min(Math.max(place, 0), limits.otpDigits - 1)];
    box?.focus();
    box?.select();
  };
  const isEmpty = digits.every((digit) => digit === '');
  const isFaulty = error !== null;
  // Outside system: the focus goes to where the next digit is wanted: at first, after a wrong code, after too few.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then, not with each digit
  useEffect(() => {
    if (isEmpty || isFaulty) focus(digits.indexOf(''));
  }, [isEmpty, isFaulty]);
  const put = (text: string, place: number): void => {
    const typed = [...text.replace(/\D/g, '')].slice(0, limits.otpDigits - place);
    if (typed.length === 0) return;
    onDigits(digits.map((digit, index) => typed[index - place] ?? digit));
    focus(place + typed.length);
  };
  const onChange = (value: string, place: number): void => {
    if (value === '') onDigits(digits.with(place, ''));
    // A digit typed next to the old one replaces it. Several digits at once come from autofill.
    else
      put(value.length === 2 ? value.replace(digits[place] ?? '', '') : value, value.length > 2 ? 0 : place);
  };
  // React fires no `onChange` when the typed digit equals the old one.
  const onBeforeInput = (event: InputEvent, place: number): void => {
    if (event.data !== digits[place]) return;
    event.preventDefault();
    focus(place + 1);
  };
  const onKeyDown = (event: KeyboardEvent, place: number): void => {
    if (event.key === 'Backspace' && digits[place] === '' && place > 0) {
      event.preventDefault();
      onDigits(digits.with(place - 1, ''));
      focus(place - 1);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      focus(place + (event.key === 'ArrowLeft' ? -1 : 1));
    }
  };
  const onPaste = (event: ClipboardEvent, place: number): void => {
    event.preventDefault();
    const text = event.clipboardData.getData('text').replace(/\D/g, '');
    put(text, text.length >= limits.otpDigits ? 0 : place);
  };
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
            ref={(box) => {
              boxes.current[place] = box;
            }}
            value={digits[place]}
            aria-label={accounts.verify.digit(place + 1)}
            aria-invalid={isFaulty || undefined}
            aria-describedby={isFaulty ? errorId : undefined}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            className={styles.box}
            onChange={(event) => onChange(event.target.value, place)}
            onBeforeInput={(event) => onBeforeInput(event, place)}
            onKeyDown={(event) => onKeyDown(event, place)}
            onPaste={(event) => onPaste(event, place)}
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
