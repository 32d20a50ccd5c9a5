// A short sound for new needs, and whether this device wants it. Browsers allow it once somebody has touched the page.
import { useSyncExternalStore } from 'react';

const key = 'ring';
const notesHz = [660, 880];
const noteSeconds = 0.25;

let audio: AudioContext | undefined;
const listeners = new Set<() => void>();

export const isRingOn = (): boolean => localStorage.getItem(key) === 'on';

export function setRing(isOn: boolean): void {
  if (isOn) localStorage.setItem(key, 'on');
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRingOn = (): boolean => useSyncExternalStore(subscribe, isRingOn);

export async function ring(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
  for (const [at, hertz] of notesHz.entries()) {
    const tone = new OscillatorNode(audio, { frequency: hertz });
    tone.connect(new GainNode(audio, { gain: 0.3 })).connect(audio.destination);
    tone.start(audio.currentTime + at * noteSeconds);
    tone.stop(audio.currentTime + (at + 1) * noteSeconds);
  }
}
