import type { Slice } from '../../platform/slice-context.ts';
import {
  deleteEndedSessions,
  deleteExpiredCodes,
  deleteExpiredLimits,
  deleteOldGuesses,
  deleteUnusedAddresses,
} from './sign-in/sign-in.queries.ts';

const steps = {
  'sign-in codes older than a day': deleteExpiredCodes,
  'wrong guesses older than a day': deleteOldGuesses,
  'client addresses unused for a year': deleteUnusedAddresses,
  'expired counters of sent codes': deleteExpiredLimits,
  'expired sessions': deleteEndedSessions,
};

export const accountSweeps: Slice = ({ sweeps }) => {
  for (const [what, deleteSome] of Object.entries(steps)) {
    sweeps.add({ what, removeSome: (inTx, atMost) => inTx((tx) => deleteSome(tx, atMost)) });
  }
};
