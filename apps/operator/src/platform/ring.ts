// A short sound for new needs, and whether this device wants it. Browsers allow it once somebody has pressed something on
// the page.
import { deviceStorage } from '@haat/client/device-storage';
import { isSoundBlocked, onPress } from '@haat/client/first-press';
import { useSyncExternalStore } from 'react';

const key = 'ring';
const notesHz = [660, 880];
const noteSeconds = 0.25;

let audio: AudioContext | undefined;
const listeners = new Set<() => void>();

export const isRingOn = (): boolean => deviceStorage.getItem(key) === 'on';

export function setRing(isOn: boolean): void {
  if (isOn) deviceStorage.setItem(key, 'on');
  else deviceStorage.removeItem(key);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRingOn = (): boolean => useSyncExternalStore(subscribe, isRingOn);

/** Whether the browser blocks the sound, because nobody has pressed anything on this page. */
export const useIsRingBlocked = (): boolean => useSyncExternalStore(prepareAtPress, isSoundBlocked);

/** iPads play only what was started within a press once. */
const prepareAtPress = (changed: () => void): (() => void) =>
  onPress(() => {
    audio ??= new AudioContext();
    void audio.resume();
    changed();
  });

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
