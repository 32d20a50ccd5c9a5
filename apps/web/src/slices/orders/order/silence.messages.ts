import { translated } from '../../../platform/words.ts';

/** When nobody answers an order, and when nobody takes it at the door. */
export const silence = translated('silence', {
  unanswered: 'The shop has not answered yet.',
  keepWaiting: 'Keep waiting',
  otherShops: 'Other shops',
  failedTitle: 'Not delivered',
  failures: {
    nobody_there: 'Nobody was there.',
    not_found: 'The house was not found.',
    refused: 'The order was refused at the door.',
  },
  failedLine: 'The operator has been told and decides what happens next.',
  proof: 'Photo by the deliverer',
  failedOwnLine: 'The operator has been told. You can still deliver it.',
});
