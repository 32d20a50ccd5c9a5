import { type RefObject, useEffect } from 'react';

/** Holds back the form around the box while it would go without a file. */
export function useHeldForm(box: RefObject<HTMLElement | null>, isHeld: boolean, onHeld: () => void): void {
  // Outside system: the form around the field, whose page doesn't know of the file.
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!isHeld || !form) return undefined;
    const hold = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      onHeld();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  });
}
