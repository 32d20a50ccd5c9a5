// A sound and a vibration. Browsers allow both once the person has pressed something on the page.
import { isSoundBlocked, onPress } from '@haat/client/first-press';
import { useSyncExternalStore } from 'react';

const notesHz = [784, 988, 1175];
const noteSeconds = 0.22;
const vibrationMs = [250, 120, 250];

let audio: AudioContext | undefined;

const openAudio = (): AudioContext | undefined => {
  audio ??= 'AudioContext' in window ? new AudioContext() : undefined;
  return audio;
};

export function ring(): void {
  // The browser has it on phones that can vibrate.
  navigator.vibrate?.(vibrationMs);
  const context = openAudio();
  if (context) void play(context);
}

/** Whether the browser blocks the ring, because nobody has pressed anything on this page. */
export const useIsRingBlocked = (): boolean => useSyncExternalStore(prepareAtPress, isSoundBlocked);

/** iPhones play only what was started within a press once. */
const prepareAtPress = (changed: () => void): (() => void) =>
  onPress(() => {
    void openAudio()?.resume();
    changed();
  });

async function play(context: AudioContext): Promise<void> {
  if (context.state === 'suspended') await context.resume();
  notesHz.forEach((hertz, index) => {
    const start = context.currentTime + index * noteSeconds;
    const end = start + noteSeconds;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.001, start);
    volume.gain.exponentialRampToValueAtTime(0.5, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  });
}
