import { expect, test } from 'vitest';
import { currentPage, menuSections, sectionOf } from './sections.ts';

test('the navigation of each section lists its pages in order [APP-20, APP-21]', () => {
  const names = menuSections(true).map(({ home, pages }) => [home, ...pages.map(({ label }) => label())]);
  expect(names).toEqual([
    ['/blogs', 'Home', 'Search', 'Profile'],
    ['/shops', 'Home', 'Search', 'Cart', 'Profile'],
    ['/retailer', 'Orders', 'Products', 'Catalogue', 'Profile'],
    ['/support'],
    ['/deliverer', 'Deliveries', 'Requests', 'Profile'],
  ]);
});

test.each([
  ['/blogs/7', 'Home'],
  ['/shops/7/product/9', 'Home'],
  ['/shops/address/add', 'Home'],
  ['/shops/address/7', 'Home'],
  ['/shops/slot', 'Cart'],
  ['/shops/order/7', 'Profile'],
  ['/shops/order-placed', 'Profile'],
  ['/retailer/orders/7', 'Orders'],
  ['/retailer/edit-product/9', 'Products'],
  ['/deliverer/delivery/7', 'Deliveries'],
  ['/deliverer/requests/', 'Requests'],
  ['/retailer/not-verified', undefined],
  ['/support/request', undefined],
  ['/shops/no/such/page', undefined],
])('%s belongs to %s in the navigation', (path, label) => {
  const section = sectionOf(path);
  expect(section && currentPage(section, path)?.label()).toBe(label);
});
