import type { Slice } from '../../platform/kit.ts';
import { deleteOverSessions } from './expired.queries.ts';
import {
  deleteDeadAddresses,
  deleteDeadCodes,
  deleteDeadGuesses,
  deleteDeadLimits,
  deleteOldCodes,
} from './sign-in-sweeps.queries.ts';

const steps = {
  'sign-in codes older than a day': deleteDeadCodes,
  'wrong guesses older than a day': deleteDeadGuesses,
  'client addresses unused for a year': deleteDeadAddresses,
  'expired limits on codes': deleteDeadLimits,
  'codes of an older version': deleteOldCodes,
  'ended sessions': deleteOverSessions,
};

export const accountSweeps: Slice = ({ sweeps }) => {
  for (const [what, deleteSome] of Object.entries(steps)) {
    sweeps.add({ what, removeSome: (inTx, atMost) => inTx((tx) => deleteSome(tx, atMost)) });
  }
};
