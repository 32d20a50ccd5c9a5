// On a slow network, a map would delay the pictures that a person sees first.
import { useEffect, useState } from 'react';
import { onPicturesIn } from '../../platform/loading/first-screen.ts';

/** False until the pictures of the first screen are loaded or have failed. */
export function usePicturesFirst(): boolean {
  const [isDone, setIsDone] = useState(false);
  // Outside system: the browser's loading of pictures.
  useEffect(() => onPicturesIn(() => setIsDone(true)), []);
  return isDone;
}
