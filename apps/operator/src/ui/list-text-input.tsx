// A list of short texts, edited as one text with commas.
import TextField from '@mui/material/TextField';
import { useInput } from 'ra-core';
import { useState } from 'react';
import { isSame } from '../platform/is-same.ts';
import { faultOf } from './input-words.tsx';

interface ListTextInputProps {
  readonly source: string;
  readonly label: string;
  /** Shown below the field when there is no error. */
  readonly hint: string;
  /** What is wrong with the list. Undefined if nothing is. */
  readonly fault: (texts: readonly string[] | undefined) => string | undefined;
}

const textsIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function ListTextInput({ source, label, hint, fault: validate }: ListTextInputProps) {
  const { field, fieldState } = useInput<readonly string[]>({ source, defaultValue: [], validate });
  const texts: readonly string[] = field.value ?? [];
  const [text, setText] = useState(() => texts.join(', '));
  // Somebody else's version was chosen.
  const shown = isSame(textsIn(text), texts) ? text : texts.join(', ');
  const fault = faultOf(fieldState);
  return (
    <TextField
      label={label}
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(textsIn(target.value));
      }}
      onBlur={field.onBlur}
      error={fault !== undefined}
      helperText={fault ?? hint}
      slotProps={{ htmlInput: { name: source } }}
    />
  );
}
