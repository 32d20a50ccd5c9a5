// A search box. Enter or the magnifier applies the term; clearing the box applies at once.

import { limits } from '@haat/contract/limits';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { atMost } from '../../platform/forms/validators.ts';
import { classes } from '../classes.ts';
import { IconButton } from '../layout/button.tsx';
import { ui } from '../ui.messages.ts';
import field from './field.module.css';
import styles from './search-box.module.css';

interface SearchBoxProps {
  /** The accessible name and the placeholder. */
  readonly label: string;
  /** The applied term. The box follows when a chip or Back changes it. */
  readonly term: string;
  readonly onTerm: (term: string) => void;
}

export function SearchBox({ label, term, onTerm }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const { text, tooLong, change, clear, apply } = useTypedTerm(term, onTerm, input);
  return (
    <search>
      <form className={styles.box} onSubmit={apply}>
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          aria-invalid={tooLong !== null}
          aria-describedby={tooLong === null ? undefined : faultId}
          autoComplete="off"
          enterKeyHint="search"
          className={classes(field.control, styles.input)}
          onChange={(event) => change(event.target.value)}
        />
        {text !== '' && (
          <IconButton label={ui.clearSearch} className={styles.clear} onClick={clear}>
            <IconX size="1.25rem" aria-hidden />
          </IconButton>
        )}
        <IconButton type="submit" label={ui.applySearch} className={styles.apply}>
          <IconSearch size="1.375rem" aria-hidden />
        </IconButton>
      </form>
      {tooLong && (
        <p id={faultId} role="alert" className={field.error}>
          {tooLong}
        </p>
      )}
    </search>
  );
}

function useTypedTerm(
  term: string,
  onTerm: (term: string) => void,
  input: RefObject<HTMLInputElement | null>,
) {
  const [text, setText] = useState(term);
  const [shownTerm, setShownTerm] = useState(term);
  const tooLong = atMost(limits.searchTerm, text);
  if (term !== shownTerm) {
    setShownTerm(term);
    setText(term);
  }
  const change = (value: string): void => {
    setText(value);
    if (value === '' && term !== '') onTerm('');
  };
  // Outside system: in some browsers the built-in clear button fires only a `search` event.
  useEffect(() => {
    const box = input.current;
    const search = (): void => change(box?.value ?? '');
    box?.addEventListener('search', search);
    return () => box?.removeEventListener('search', search);
  });
  const clear = (): void => {
    change('');
    input.current?.focus();
  };
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (tooLong !== null) return;
    onTerm(text.trim());
    // A phone's keyboard would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return { text, tooLong, change, clear, apply };
}
