// How a good is sold: in its pack, or loose in steps.
import { netQuantityOf } from './unit-words.ts';

interface Good {
  /** How much `rupees` is for. */
  readonly unit: string;
  readonly rupees: number;
  readonly step?: string;
}

interface SoldAs {
  /** What the price is for: the pack, or a step. */
  readonly unit: string;
  /** To the paisa. */
  readonly rupees: number;
  readonly isLoose: boolean;
  /** How many steps are in a pack. 1 of goods that aren't loose. */
  readonly steps: number;
}

export function soldAs({ unit, rupees, step }: Good): SoldAs {
  if (step === undefined) return { unit, rupees, isLoose: false, steps: 1 };
  const steps = gramsOf(unit) / gramsOf(step);
  return { unit: step, rupees: Math.round((rupees * 100) / steps) / 100, isLoose: true, steps };
}

function gramsOf(text: string): number {
  const { netQuantity = 0, unit } = netQuantityOf(text) ?? {};
  return unit === 'kg' ? netQuantity * 1000 : netQuantity;
}
