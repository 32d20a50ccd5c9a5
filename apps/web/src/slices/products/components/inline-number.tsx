// A number on a card with a button of its own that saves it.
import { type ReactNode, useId, useState } from 'react';
import { retailerProducts as words } from '../../../messages/retailer-products.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { priceText } from '../product-values.ts';
import styles from './inline-number.module.css';

interface InlineNumberProps {
  readonly label: string;
  readonly saveLabel: string;
  /** What the server says; what is being typed is not overwritten when it changes. */
  readonly value: number;
  readonly decimals: 0 | 2;
  readonly sign?: ReactNode;
  readonly fault: (text: string) => string | null;
  readonly state: 'idle' | 'busy' | 'saved';
  /** Of which thing, for those who listen. */
  readonly describedBy: string;
  readonly onSave: (value: number) => void;
}

export function InlineNumber(props: InlineNumberProps) {
  const { label, saveLabel, value, decimals, sign, fault, state, describedBy, onSave } = props;
  const id = useId();
  const shown = (number: number): string => (decimals === 2 ? priceText(number) : String(number));
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(shown(value));
  const [error, setError] = useState<string | null>(null);
  if (value !== known) {
    setKnown(value);
    if (Number(text) === known) setText(shown(value));
  }
  const save = (): void => {
    const found = fault(text);
    setError(found);
    if (found === null) onSave(Number(text));
  };
  return (
    <form
      noValidate
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== 'busy') save();
      }}
    >
      <NumberField
        id={id}
        label={label}
        decimals={decimals}
        leftSection={sign}
        value={text}
        error={error}
        className={styles.field}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" kind="plain" isBusy={state === 'busy'} aria-describedby={describedBy}>
        {saveLabel}
      </Button>
      <p role="status" className={styles.saved}>
        {state === 'saved' && Number(text) === value ? words.saved : ''}
      </p>
    </form>
  );
}
