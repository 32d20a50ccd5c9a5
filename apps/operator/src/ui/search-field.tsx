// A search that starts when the person stops typing.
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

const pauseMs = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // Somebody else changed the value, such as 'Show all'.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  // A timer of the browser.
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      onChange(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, sent, onChange]);
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
