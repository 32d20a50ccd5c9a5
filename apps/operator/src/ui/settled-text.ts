// Delays a typed text until typing pauses.
import { useEffect, useState } from 'react';

const pauseMs = 300;

/** The text of the field, and its setter. `isWhole` returns false while too little is typed to pass it on. */
export function useSettledText(
  value: string,
  onChange: (value: string) => void,
  isWhole: (text: string) => boolean = () => true,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  // The value was changed elsewhere, for example by 'Show all'.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  // Outside system: a timer.
  useEffect(() => {
    if (text === sent || !isWhole(text)) return;
    const timer = setTimeout(() => {
      setSent(text);
      onChange(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, sent, onChange, isWhole]);
  return [text, setText];
}
