// Words of the shell and of the error page.
import { translated } from '../platform/words.ts';

export const app = translated('app', {
  menu: 'Menu',
  notifications: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  cartWithItems: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  starting: 'Starting',
  install: 'Install app',
  newVersion: 'A new version is ready',
  update: 'Update',
  later: 'Later',
  tapToHear: 'Tap to hear new orders',
  tapToHearRequests: 'Tap to hear new requests',
  slow: 'Slow connection',
  updated: (ago: string) => `Updated ${ago}`,
  errorTitle: 'Oops!',
  errorText: 'Sorry, an unexpected error has occurred',
  errorAction: 'Take me back',
});
