// A search that starts when the person stops typing.
import TextField from '@mui/material/TextField';
import { useSettledText } from './settled-text.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useSettledText(value, onChange);
  return (
    <TextField
      label={label}
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ flex: '1 1 14rem' }}
    />
  );
}
