// In its own file, because the first screen doesn't need it.
import { translated } from '../../platform/words.ts';

export const nextDelivery = translated('nextDelivery', {
  today: (clock: string) => `Next delivery: today ${clock}`,
  tomorrow: (clock: string) => `Next delivery: tomorrow ${clock}`,
  /** `day` is 'DD/MM'. */
  on: (day: string, clock: string) => `Next delivery: ${day} ${clock}`,
});
