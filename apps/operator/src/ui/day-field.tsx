// A day, typed or chosen from the device's calendar.
import TextField from '@mui/material/TextField';
import { useSettledText } from './settled-text.ts';

interface DayFieldProps {
  readonly label: string;
  /** '2026-11-21', or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** The day contradicts another field. */
  readonly isWrong?: boolean;
  readonly hint?: string | undefined;
}

/** While a year is typed, its first digits are a year, too. */
const isWholeDay = (day: string): boolean => day === '' || day >= '2000';

export function DayField({ label, value, onChange, isWrong = false, hint }: DayFieldProps) {
  const [text, setText] = useSettledText(value, onChange, isWholeDay);
  return (
    <TextField
      label={label}
      type="date"
      error={isWrong}
      helperText={hint}
      value={text}
      onChange={(event) => setText(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 10rem' }}
    />
  );
}
