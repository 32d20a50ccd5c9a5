import { describe, expect, it } from 'vitest';
import { pauseSeconds } from './push-message.ts';

/** Attempts until it gives up, each at once after its pause. */
function pausesOf(afterSeconds: number): number[] {
  const pauses: number[] = [];
  for (let [attempt, ageSeconds] = [1, 0]; ; attempt += 1) {
    const pause = pauseSeconds({ attempt, ageSeconds, afterSeconds });
    if (pause === undefined) return pauses;
    pauses.push(pause);
    ageSeconds += pause;
  }
}

describe('the pause before the next attempt [PUSH-5]', () => {
  it('doubles, up to ten minutes, for an hour', () => {
    expect(pausesOf(0)).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600, 600]);
  });

  it('is not shorter than the service asks for', () => {
    expect(pausesOf(90).slice(0, 5)).toEqual([90, 90, 90, 90, 160]);
  });

  it('is never later than an hour after the event', () => {
    expect(pausesOf(3_600)).toEqual([3_600]);
    expect(pausesOf(3_601)).toEqual([]);
    expect(pauseSeconds({ attempt: 1, ageSeconds: 3_595, afterSeconds: 0 })).toBeUndefined();
  });
});
