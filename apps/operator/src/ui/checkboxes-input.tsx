// A form's field for any number of choices from a short list.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput } from 'ra-core';
import { faultOf } from './input-words.tsx';

interface Choice {
  readonly id: number;
  readonly name: string;
}

interface CheckboxesInputProps {
  /** The form's value is a list of choices, as in records. */
  readonly source: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly helperText?: string;
}

const asItIs = (value: unknown): unknown => value;

export function CheckboxesInput({ source, label, choices, helperText }: CheckboxesInputProps) {
  const { field, fieldState } = useInput({ source, format: asItIs });
  const chosen = (field.value ?? []) as readonly Choice[]; // the form holds the record's value or what this field wrote
  const toggle = ({ id, name }: Choice, isChosen: boolean): void => {
    const others = chosen.filter((one) => one.id !== id);
    field.onChange(isChosen ? [...others, { id, name }] : others);
  };
  const error = faultOf(fieldState);
  return (
    <Box
      component="fieldset"
      data-fault={error === undefined ? undefined : true}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, fontSize: '0.875rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' }}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            control={<Checkbox checked={chosen.some(({ id }) => id === choice.id)} />}
            label={choice.name}
            onChange={(_, isChosen) => toggle(choice, isChosen)}
            sx={{ mr: 0, overflowWrap: 'anywhere' }}
          />
        ))}
      </Box>
      {(error ?? helperText) && (
        <FormHelperText error={error !== undefined}>{error ?? helperText}</FormHelperText>
      )}
    </Box>
  );
}
