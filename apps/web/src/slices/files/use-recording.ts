// A recording with a limit, with the seconds that are left.
import { useEffect, useRef, useState } from 'react';
import { type Recording, startRecording } from '../../platform/sound/recorder.ts';

export function useRecording(secondsAtMost: number, onSound: (sound: Blob) => void) {
  const running = useRef<Recording>(undefined);
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [isRefused, setRefused] = useState(false);
  const isRunning = secondsLeft !== undefined;
  // Outside system: the clock.
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setSecondsLeft((seconds) => seconds && Math.max(1, seconds - 1));
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  // Outside system: the microphone must not stay on when the page closes.
  useEffect(() => () => running.current?.drop(), []);
  const start = async (): Promise<void> => {
    setRefused(false);
    try {
      const recording = await startRecording(secondsAtMost * 1_000);
      running.current = recording;
      setSecondsLeft(secondsAtMost);
      const sound = await recording.sound;
      setSecondsLeft(undefined);
      if (sound) onSound(sound);
    } catch {
      setRefused(true);
    }
  };
  return { secondsLeft, isRefused, start, stop: () => running.current?.stop() };
}
