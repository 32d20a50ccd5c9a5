// The seconds left until an action is allowed again.
import { useEffect, useState } from 'react';

export function useCountdown(fullSeconds: number): { secondsLeft: number; restart: () => void } {
  const [endMs, setEndMs] = useState(() => Date.now() + fullSeconds * 1000);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  const isRunning = secondsLeft > 0;
  // Outside system: the clock.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const restart = (): void => {
    setNowMs(Date.now());
    setEndMs(Date.now() + fullSeconds * 1000);
  };
  return { secondsLeft, restart };
}
