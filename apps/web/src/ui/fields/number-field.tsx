// A number field with the phone's number keyboard. The mouse wheel doesn't change it.
import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Rupees have two, counts none, net quantities three. */
  readonly decimals: 0 | 2 | 3;
};

export const NumberField = ({ decimals, ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    type="number"
    inputMode={decimals === 0 ? 'numeric' : 'decimal'}
    min={0}
    step={10 ** -decimals}
    onWheel={(event) => event.currentTarget.blur()}
  />
);
