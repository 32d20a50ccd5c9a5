// A number field with the phone's number keyboard. It keeps the text as typed: `readRupees` and `readNumber` read it.
import { readNumber, readRupees } from '@haat/contract/typed-number';
import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'role' | 'onChange' | 'onKeyDown' | 'value'> & {
  /** Rupees have two, counts none, net quantities three. */
  readonly decimals: 0 | 2 | 3;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A text input, because the browser's number input drops commas, ₹ and the digits of other scripts. */
export const NumberField = ({ decimals, value, onChange, ...rest }: NumberFieldProps) => {
  const number = decimals === 2 ? readRupees(value) : readNumber(value, decimals);
  return (
    <TextField
      {...rest}
      type="text"
      role="spinbutton"
      aria-valuenow={Number.isNaN(number) ? undefined : number}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step === undefined || Number.isNaN(number)) return;
        event.preventDefault();
        onChange(String(Math.max(0, Number((number + step).toFixed(decimals)))));
      }}
    />
  );
};
