// Names of pages in the navigation of their section.
export const pages = {
  home: 'Home',
  search: 'Search',
  cart: 'Cart',
  profile: 'Profile',
  orders: 'Orders',
  products: 'Products',
  catalogue: 'Catalogue',
  deliveries: 'Deliveries',
  requests: 'Requests',
} as const;
