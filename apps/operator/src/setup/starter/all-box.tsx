// A checkbox for all choices together. When only some are chosen, it shows a line instead of a tick.
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { toggled } from './choice-list.tsx';

interface AllBoxProps {
  readonly label: string;
  readonly keys: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

export function AllBox({ label, keys, chosen, onChange }: AllBoxProps) {
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <FormControlLabel
      control={<Checkbox indeterminate={count > 0 && count < keys.length} />}
      label={`${label}: ${count} of ${keys.length}`}
      checked={count === keys.length}
      slotProps={{ typography: { sx: { fontWeight: 600 } } }}
      onChange={(_, isChecked) => onChange(toggled(chosen, keys, isChecked))}
      sx={{ flex: '1 1 12rem', minHeight: 48, mr: 0 }}
    />
  );
}
