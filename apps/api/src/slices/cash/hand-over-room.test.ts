import { expect, it } from 'vitest';
import { hasRoom } from './hand-over-cash.ts';

it.each([
  // balance, waiting, amount, fits
  [100, 0, 100, true],
  [100, 0, 101, false],
  [100, 60, 40, true],
  [100, 60, 41, false],
  [100, 100, 1, false],
  [0, 0, 1, false],
  [-50, 0, 1, false],
  [-50, 0, -50, true],
  [-50, 0, -51, false],
  [-50, -30, -20, true],
  [-50, -30, -21, false],
  [0, 0, -1, false],
  [100, 0, -1, false],
])(
  'with %i and %i waiting, a hand-over of %i fits: %s [CASH-8]',
  (balancePaise, waitingPaise, amount, fits) => {
    expect(hasRoom({ balancePaise, waitingPaise }, amount)).toBe(fits);
  },
);
