import { translated } from '../../platform/words.ts';

export const push = translated('push', {
  switch: 'Notifications',
  explanation: 'On this device, also when Haat is closed.',
  blocked: 'They are blocked. Allow them in the settings of your browser or phone.',
  refused: 'They could not be turned on for this device. Turn them on to try again.',
  impossible: 'They are not available here.',
  /** The question after the first order. */
  ask: {
    title: 'Turn on notifications?',
    customer: 'We tell you when your order is accepted and when it arrives.',
    retailer: 'We tell you of new orders, also when Haat is closed.',
    deliverer: 'We tell you of new requests, also when Haat is closed.',
    turnOn: 'Turn on',
    notNow: 'Not now',
  },
});
