// A form's number field. Empty is null in the record.
import TextField from '@mui/material/TextField';
import { type InputProps, useInput } from 'ra-core';
import { useState } from 'react';
import { faultOf, type InputWords, labelWith } from './input-words.tsx';

interface NumberInputProps extends InputWords, Pick<InputProps, 'source' | 'validate'> {
  readonly step?: number | 'any';
}

export function NumberInput({ source, validate, label, helperText, step = 'any' }: NumberInputProps) {
  const { field, fieldState, id, isRequired } = useInput({ source, validate, defaultValue: null });
  // Keep the typed text: the record's number would lose the zero of '1.0' before the 5 of '1.05' is typed.
  const [typed, setTyped] = useState<string>();
  const { ref, value, onBlur, ...input } = field;
  return (
    <TextField
      {...input}
      id={id}
      inputRef={ref}
      type="number"
      label={labelWith(label, isRequired)}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(target.value === '' ? null : Number(target.value));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      error={fieldState.invalid}
      helperText={faultOf(fieldState) ?? helperText}
      // Otherwise the wheel changes the number while somebody scrolls the page.
      onWheel={() => document.activeElement instanceof HTMLElement && document.activeElement.blur()}
      slotProps={{ htmlInput: { step } }}
    />
  );
}
