// A save that waits until the pictures of its form are uploaded.
import { createContext, useContext, useEffect, useRef, useState } from 'react';

interface HeldSave {
  /** The person has pressed 'Save'. It is done after the upload. */
  readonly isWaiting: boolean;
  /** Holds saves back until the returned function is called. */
  readonly hold: () => () => void;
}

export const HeldSaveContext = createContext<HeldSave>({ isWaiting: false, hold: () => () => undefined });

/** For a field with an upload. Returns whether a save waits for it. */
export function useHoldSave(isUploading: boolean): boolean {
  const { hold, isWaiting } = useContext(HeldSaveContext);
  // The form is another component.
  useEffect(() => (isUploading ? hold() : undefined), [isUploading, hold]);
  return isUploading && isWaiting;
}

/** For a form. `keep` answers whether its submit has to wait. Then the form is submitted again when nothing holds it back. */
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
  // By now the fields have their pictures.
  useEffect(() => {
    if (isWaiting) return;
    kept.current?.requestSubmit();
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
