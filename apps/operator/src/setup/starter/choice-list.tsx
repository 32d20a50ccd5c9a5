// A list of checkboxes.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export interface Choice {
  readonly key: string;
  readonly label: string;
}

interface ChoiceListProps {
  /** The name of the group. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

export const ChoiceList = ({ label, choices, chosen, onChange }: ChoiceListProps) => (
  <Box
    role="group"
    aria-label={label}
    sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}
  >
    {choices.map((choice) => (
      <FormControlLabel
        key={choice.key}
        control={<Checkbox />}
        label={choice.label}
        checked={chosen.has(choice.key)}
        onChange={(_, isChecked) => onChange(toggled(chosen, [choice.key], isChecked))}
        sx={{ minHeight: 44, mr: 0, overflowWrap: 'anywhere' }}
      />
    ))}
  </Box>
);

export function toggled(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  isChecked: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const key of keys) isChecked ? next.add(key) : next.delete(key);
  return next;
}
