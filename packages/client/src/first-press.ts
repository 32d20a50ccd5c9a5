// Whether the person has pressed something on this page. Until then, browsers block its sound and vibration.
const presses = ['click', 'keydown'] as const;

/** For browsers that don't tell it. */
let hasHeardPress = false;

const isActive = (): boolean => navigator.userActivation?.hasBeenActive ?? hasHeardPress;

/** False where a page can't make a sound at all. */
export const isSoundBlocked = (): boolean => 'AudioContext' in window && !isActive();

/** Calls back once, within the event of the next press. Returns a function to stop. */
export function onPress(pressed: () => void): () => void {
  const hear = (): void => {
    hasHeardPress = true;
    // Some keys, such as Escape, don't count.
    if (!isActive()) return;
    stop();
    pressed();
  };
  // While it bubbles, a button could stop the event.
  const stop = (): void => {
    for (const press of presses) document.removeEventListener(press, hear, true);
  };
  for (const press of presses) document.addEventListener(press, hear, true);
  return stop;
}
