// A number field on a card with its own save button.
import { readNumber, readRupees } from '@haat/contract/typed-number';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Button, ignoreDoubleTap } from '../../../ui/layout/button.tsx';
import { priceText } from '../product-values.ts';
import { retailerProducts as words } from '../retailer-products.messages.ts';
import styles from './inline-number.module.css';

interface InlineNumberProps {
  readonly label: string;
  readonly saveLabel: string;
  /** The server's value. A change doesn't overwrite what is being typed. */
  readonly value: number;
  readonly decimals: 0 | 2;
  readonly sign?: ReactNode;
  readonly fault: (text: string) => string | null;
  readonly state: 'idle' | 'busy' | 'saved';
  /** The id of the product's name, for screen readers. */
  readonly describedBy: string;
  /** The server's value, when saving was refused because the shown one was outdated. */
  readonly valueNow?: number | undefined;
  readonly reason?: string | null;
  /** `seen` is the value that was shown when the button was pressed. */
  readonly onSave: (value: number, seen: number) => void;
}

export function InlineNumber(props: InlineNumberProps) {
  const { label, saveLabel, value, decimals, sign, state, describedBy, reason } = props;
  const id = useId();
  const { text, error, type, save } = useTypedNumber(props);
  return (
    <form noValidate className={styles.row} onSubmit={save}>
      <NumberField
        id={id}
        label={label}
        decimals={decimals}
        leading={sign}
        value={text}
        error={error}
        className={styles.field}
        onChange={type}
      />
      <Button
        type="submit"
        kind="plain"
        onClick={ignoreDoubleTap}
        isBusy={state === 'busy'}
        aria-describedby={describedBy}
      >
        {saveLabel}
      </Button>
      {reason !== undefined && (
        <div className={styles.changed}>
          <Reason text={reason} />
        </div>
      )}
      <p role="status" className={styles.saved}>
        {state === 'saved' && read(text, decimals) === value ? words.saved : ''}
      </p>
    </form>
  );
}

const read = (text: string, decimals: 0 | 2): number =>
  decimals === 2 ? readRupees(text) : readNumber(text, 0);

type TypedNumber = Pick<InlineNumberProps, 'value' | 'decimals' | 'fault' | 'state' | 'valueNow' | 'onSave'>;

function useTypedNumber({ value, decimals, fault, state, valueNow, onSave }: TypedNumber) {
  const shown = (number: number): string => (decimals === 2 ? priceText(number) : String(number));
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(shown(value));
  const [error, setError] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  const [toldNow, setToldNow] = useState(valueNow);
  if (value !== known) {
    setKnown(value);
    if (read(text, decimals) === known) {
      setText(shown(value));
      setSeen(value);
    } else if (read(text, decimals) === value) setSeen(value);
  }
  if (valueNow !== toldNow) {
    setToldNow(valueNow);
    if (valueNow !== undefined) setSeen(valueNow);
  }
  const type = (typed: string): void => {
    setText(typed);
    setError(null);
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (state === 'busy') return;
    const found = fault(text);
    setError(found);
    if (found === null) onSave(read(text, decimals), seen);
  };
  return { text, error, type, save };
}
