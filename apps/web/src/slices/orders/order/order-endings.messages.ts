import { translated } from '../../../platform/words.ts';

/** An order that ended without its goods. */
export const endings = translated('endings', {
  why: 'Why?',
  /** As the shop chooses them. */
  choices: {
    out_of_stock: 'Out of stock',
    closed: 'The shop is closed',
    too_far: 'Too far away',
    other: 'Another reason',
    not_fetched: 'Nobody fetched it',
  },
  note: 'Note',
  noteHint: 'Optional. The customer reads it.',
  chooseReason: 'Choose a reason.',
  rejected: 'The shop rejected this order.',
  /** Who cancelled it, as the customer reads it. */
  cancelled: {
    customer: 'You cancelled this order.',
    retailer: 'The shop cancelled this order.',
    operator: 'The operator cancelled this order.',
  },
  /** As the customer reads them. */
  reasons: {
    out_of_stock: 'It is out of stock.',
    closed: 'The shop is closed.',
    too_far: 'Your place is too far away.',
    other: 'There was another reason.',
    not_fetched: 'Nobody fetched it.',
  },
});
