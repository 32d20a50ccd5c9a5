import type { NotebookAccount } from './types.ts';

/** People who buy at the counter and have no phone with the app. */
export const notebook: readonly NotebookAccount[] = [
  {
    number: '+917000000037',
    name: 'Kunjamma, Temple Road',
    limitRupees: 1500,
    openingRupees: 620,
    lines: [
      { daysAgo: 26, kind: 'sale', rupees: 120, note: 'Tomatoes, onions' },
      { daysAgo: 19, kind: 'sale', rupees: 85, note: '' },
      { daysAgo: 12, kind: 'payment', rupees: 500, note: '' },
      { daysAgo: 5, kind: 'sale', rupees: 140, note: 'For the feast' },
      { daysAgo: 1, kind: 'sale', rupees: 95, note: '' },
    ],
  },
  {
    number: '+917000000038',
    name: 'Chandran, the mason',
    limitRupees: 2000,
    openingRupees: 1240,
    lines: [
      { daysAgo: 21, kind: 'payment', rupees: 1240, note: 'Paid by his son' },
      { daysAgo: 8, kind: 'sale', rupees: 210, note: '' },
      { daysAgo: 2, kind: 'sale', rupees: 65, note: 'Bananas' },
    ],
  },
  {
    number: '+917000000039',
    name: 'Mariamma',
    limitRupees: 500,
    openingRupees: 0,
    lines: [{ daysAgo: 3, kind: 'sale', rupees: 150, note: '' }],
  },
];
