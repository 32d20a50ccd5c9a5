// A form's number field. Empty is null in the record, and a text that is no number is NaN, which no form sends.
import { plainRupees } from '@haat/contract/typed-number';
import TextField from '@mui/material/TextField';
import { type InputProps, useInput } from 'ra-core';
import { useState } from 'react';
import { faultOf, type InputWords, labelWith } from './input-words.tsx';

interface NumberInputProps extends InputWords, Pick<InputProps, 'source' | 'validate'> {
  /** How many of the record's unit are one of the field's: 60, if the record has seconds and the field minutes. */
  readonly perUnit?: number;
}

/** Whole seconds, of minutes that were typed. */
const inRecord = (number: number, perUnit: number): number =>
  perUnit === 1 ? number : Math.round(number * perUnit);

const isNumber = (value: unknown): string | undefined =>
  Number.isNaN(value) ? 'Enter a number, such as 26 or 26.50.' : undefined;

export function NumberInput({ source, validate = [], label, helperText, perUnit = 1 }: NumberInputProps) {
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: [isNumber, validate].flat(),
    defaultValue: null,
  });
  // Keep the typed text: the record's number would lose the zero of '1.0' before the 5 of '1.05' is typed.
  const [typed, setTyped] = useState<string>();
  const { ref, value, onBlur, ...input } = field;
  return (
    <TextField
      {...input}
      id={id}
      inputRef={ref}
      label={labelWith(label, isRequired)}
      value={typed ?? (typeof value === 'number' ? value / perUnit : value)}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = Number(plainRupees(target.value) ?? Number.NaN);
        field.onChange(target.value.trim() === '' ? null : inRecord(number, perUnit));
      }}
      onBlur={() => {
        // Keep what isn't a number, to be corrected.
        if (!Number.isNaN(value)) setTyped(undefined);
        onBlur();
      }}
      error={fieldState.invalid}
      helperText={faultOf(fieldState) ?? helperText}
      slotProps={{ htmlInput: { role: 'spinbutton', inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}
