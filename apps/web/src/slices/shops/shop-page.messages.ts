// Of a shop's page. In its own file, because the list of shops doesn't need it.
import { translated } from '../../platform/words.ts';

export const shopPage = translated('shopPage', {
  weekdays: {
    0: 'Sundays',
    1: 'Mondays',
    2: 'Tuesdays',
    3: 'Wednesdays',
    4: 'Thursdays',
    5: 'Fridays',
    6: 'Saturdays',
  },
  /** Weekdays, or dates such as '25/12'. */
  closedOn: (days: string) => `Closed on ${days}`,
  share: 'Share shop',
  canFetch: 'You can fetch your order at the shop.',
});
