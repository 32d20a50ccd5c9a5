// Delays a save until the pictures of its form are uploaded.
import { createContext, useContext, useEffect, useRef, useState } from 'react';

interface HeldSave {
  /** The person has pressed 'Save', and the save runs after the upload. */
  readonly isWaiting: boolean;
  /** Delays saves until the returned function is called. */
  readonly hold: () => () => void;
}

export const HeldSaveContext = createContext<HeldSave>({ isWaiting: false, hold: () => () => undefined });

/** For a field with an upload. Returns whether a save waits for it. */
export function useHoldSave(isUploading: boolean): boolean {
  const { hold, isWaiting } = useContext(HeldSaveContext);
  // Outside system: another component's form.
  useEffect(() => (isUploading ? hold() : undefined), [isUploading, hold]);
  return isUploading && isWaiting;
}

/** For a form. `keep` returns whether its submit must wait. The form is then submitted again when no upload is left. */
export function useHeldSave() {
  const holds = useRef(0);
  const kept = useRef<HTMLFormElement>(undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const [hold] = useState(() => () => {
    holds.current += 1;
    return (): void => {
      holds.current -= 1;
      if (holds.current === 0) setIsWaiting(false);
    };
  });
  // The fields have their pictures now.
  useEffect(() => {
    if (isWaiting) return;
    // Safari has `requestSubmit` only since version 16.
    kept.current?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    kept.current = undefined;
  }, [isWaiting]);
  const keep = (form: HTMLFormElement): boolean => {
    if (holds.current === 0) return false;
    kept.current = form;
    setIsWaiting(true);
    return true;
  };
  return { context: { isWaiting, hold }, keep };
}
