// A form of the second step: text, one field and one button.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';

interface StepFormProps {
  readonly text?: string;
  /** Without one, there is only the button. */
  readonly field?: {
    readonly label: string;
    readonly value: string;
    readonly isCode?: boolean;
    readonly autoComplete: string;
    readonly hint?: string;
    readonly onChange: (value: string) => void;
  };
  readonly verb: string;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  /** Above the field. */
  readonly children?: ReactNode;
}

export function StepForm({ text, field, verb, fault, isBusy, onSubmit, children }: StepFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {children}
      {field ? (
        <TextField
          autoFocus
          label={field.label}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
          error={fault !== undefined}
          helperText={fault ?? field.hint}
          slotProps={{
            htmlInput: {
              inputMode: field.isCode ? 'numeric' : 'text',
              autoComplete: field.autoComplete,
              autoCapitalize: 'off',
              spellCheck: false,
            },
          }}
        />
      ) : (
        fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )
      )}
      <Button type="submit" variant="contained" size="large" autoFocus={!field} loading={isBusy}>
        <span>{verb}</span>
      </Button>
    </Box>
  );
}
