// Names of pages in the navigation of their section.
import { translated } from '../platform/words.ts';

export const pages = translated('pages', {
  home: 'Home',
  search: 'Search',
  cart: 'Cart',
  profile: 'Profile',
  orders: 'Orders',
  products: 'Products',
  catalogue: 'Catalogue',
  deliveries: 'Deliveries',
  requests: 'Requests',
  credit: 'Credit',
  everyMorning: 'Every morning',
  lists: 'Lists',
  sendList: 'Send a list',
  cash: 'Cash',
  statement: 'Statement',
  sales: 'Sales',
});
