// Words of the shell: sections, their pages, the error page.
export const app = {
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
  errorTitle: 'Oops!',
  errorText: 'Sorry, an unexpected error has occurred',
  errorAction: 'Take me back',
} as const;
