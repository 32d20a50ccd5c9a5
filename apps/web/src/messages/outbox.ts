// Texts of actions done without a connection.
import { translated } from '../platform/words.ts';

export const outbox = translated('outbox', {
  waiting: 'Waiting for a connection',
  taken: (what: string) => `Saved on this phone: ${what}`,
  keepOpen: (what: string) => `Keep this page open: ${what}`,
  next: (what: string) => `Next: ${what}`,
  notDone: 'This could not be done any more',
  notDoneNamed: (name: string) => `${name}: This could not be done any more`,
  needsConnection: 'You need a connection to order. Your cart stays on this phone.',
  needsConnectionAndPage: 'You need a connection to order. Keep this page open.',
  lostAtExpiry:
    'What waited for a connection was not sent, because you were signed out. Sign in and do it again.',
  actionNeedsConnection: 'You need a connection for this. Try again when you have one.',
  verifyNeedsConnection: 'You need a connection to verify. What you have chosen stays on this phone.',
  verifyNeedsConnectionAndPage: 'You need a connection to verify. Keep this page open.',
  loggingOut: 'What waits is lost. The shop, the deliverer and the operator never see it.',
  logOut: (count: number) =>
    count === 1
      ? 'One action is waiting for a connection. Log out without sending it?'
      : `${count} actions are waiting for a connection. Log out without sending them?`,
});
