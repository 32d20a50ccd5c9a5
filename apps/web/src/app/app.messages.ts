// Words of the shell: sections, their pages, the error page.
import { translated } from '../platform/words.ts';

export const app = translated('app', {
  menu: 'Menu',
  notifications: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  sections: {
    blog: 'Blog',
    shops: 'Shops',
    retailer: 'Retailer',
    support: 'Support / Requests',
    deliverer: 'Deliverer',
  },
  /** In the top bar; the menu says 'Support / Requests'. */
  labels: {
    blog: 'Blog',
    shops: 'Shops',
    retailer: 'Retailer',
    support: 'Support',
    deliverer: 'Deliverer',
    notifications: 'Notifications',
    account: 'Account',
  },
  cartWithItems: (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  starting: 'Starting',
  install: 'Install app',
  newVersion: 'A new version is ready',
  update: 'Update',
  later: 'Later',
  slow: 'Slow connection',
  updated: (ago: string) => `Updated ${ago}`,
  errorTitle: 'Oops!',
  errorText: 'Sorry, an unexpected error has occurred',
  errorAction: 'Take me back',
});
