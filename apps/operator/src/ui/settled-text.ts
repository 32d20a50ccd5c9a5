// A text that is typed here and passed on when the typing has paused.
import { useEffect, useState } from 'react';

const pauseMs = 300;

/** The text of the field and how to set it. `isWhole` false: too little is typed to pass it on. */
export function useSettledText(
  value: string,
  onChange: (value: string) => void,
  isWhole: (text: string) => boolean = () => true,
): readonly [text: string, setText: (text: string) => void] {
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
    if (text === sent || !isWhole(text)) return;
    const timer = setTimeout(() => {
      setSent(text);
      onChange(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, sent, onChange, isWhole]);
  return [text, setText];
}
