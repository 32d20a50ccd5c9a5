// A number in the browser's own field: digits on the phone's keyboard, and no wheel that changes it by accident.
import { TextInput, type TextInputProps } from '@mantine/core';

type NumberFieldProps = Omit<TextInputProps, 'type'> & {
  /** Rupees have two, pieces none. */
  readonly decimals: 0 | 2;
};

export const NumberField = ({ decimals, ...rest }: NumberFieldProps) => (
  <TextInput
    {...rest}
    type="number"
    inputMode={decimals === 0 ? 'numeric' : 'decimal'}
    min={0}
    step={decimals === 0 ? 1 : 0.01}
    onWheel={(event) => event.currentTarget.blur()}
  />
);
