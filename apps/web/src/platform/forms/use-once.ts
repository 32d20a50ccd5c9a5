import { useRef } from 'react';

/** A double press is one act: ignores the second press until the button is drawn as busy, which ignores all later ones. */
export function useOnce(): (act: () => void) => void {
  const isJustSent = useRef(false);
  return (act) => {
    if (isJustSent.current) return;
    isJustSent.current = true;
    act();
    // After the timer by which the mutation tells the page that it runs.
    setTimeout(() => {
      isJustSent.current = false;
    });
  };
}
