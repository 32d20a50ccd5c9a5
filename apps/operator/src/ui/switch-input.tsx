import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useInput } from 'ra-core';

interface SwitchInputProps {
  readonly source: string;
  readonly label: string;
}

export function SwitchInput({ source, label }: SwitchInputProps) {
  const { field, id } = useInput({ source, type: 'checkbox', defaultValue: false });
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          id={id}
          name={field.name}
          checked={field.value === true}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
