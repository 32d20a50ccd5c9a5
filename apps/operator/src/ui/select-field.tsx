// A choice from a short list, as the device shows it.

import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}

export function SelectField({ label, value, choices, onChange, error }: SelectFieldProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 10rem' }}
    >
      {choices.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
