import { makeVapidKeys } from '../platform/push/vapid-keys.ts';
import type { Answers } from './terminal.ts';

export const keyAnswers: Answers = {
  'make-vapid-keys': {
    usage: 'make-vapid-keys',
    does: 'prints a new key pair for push messages to browsers, as two settings',
    make: () => {
      const { publicKey, privateKey } = makeVapidKeys();
      return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`;
    },
  },
};
