import { translated } from '../../platform/words.ts';

/** What there is less of when an order is ordered again. Not in `cart.messages.ts`, which the first screen loads. */
export const missing = translated('missing', {
  title: 'Not everything of that order is there now:',
  nothing: 'Nothing from that order is available now:',
  none: (name: string) => `${name}: out of stock`,
  some: (name: string, available: string, wanted: string) => `${name}: ${available} instead of ${wanted}`,
});
