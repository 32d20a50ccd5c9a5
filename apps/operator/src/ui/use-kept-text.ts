import { useEffect, useState } from 'react';
import { onSessionRefused } from '../platform/session.ts';
import { keepDraft, readDraft } from './kept-draft.ts';

/** A text outside of the forms of records. It survives a reload. An empty text deletes its draft. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => String(readDraft(key)?.values.text ?? ''));
  // Outside system: the device's storage, also after the end of a session has emptied it.
  useEffect(() => {
    const keep = (): void => keepDraft(key, text === '' ? [] : ['text'], { text });
    keep();
    return onSessionRefused(keep);
  }, [key, text]);
  return [text, setText] as const;
}
