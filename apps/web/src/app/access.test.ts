// 53 routes for 8 kinds of people: the page (✓) or the redirect.
import { pageRoots } from '@haat/contract/slices';
import { describe, expect, test } from 'vitest';
import {
  customer,
  deliverer,
  named,
  newcomer,
  operator,
  retailer,
  waitingRetailer,
} from '../testing/people.ts';
import { redirectFor } from './access.ts';
import { allPages, findPage } from './pages.ts';

const people = [null, newcomer, named, customer, waitingRetailer, retailer, deliverer, operator] as const;

const ok = null;
const login = '/auth/login';
const setup = '/auth/setup';
const location = '/auth/location';
const blogs = '/blogs';
const shop = '/retailer';
const wait = '/retailer/not-verified';
const orders = '/retailer/orders';

type Row = readonly (string | null)[];
// signed out, no name, no address, customer, shop unverified, shop verified, deliverer, operator
const everybody: Row = [ok, ok, ok, ok, ok, ok, ok, ok];
const signIn: Row = [ok, setup, location, blogs, blogs, blogs, blogs, blogs];
const person: Row = [login, setup, location, ok, ok, ok, ok, ok];
const retailers: Row = [login, setup, location, shop, wait, ok, shop, shop];
const anyRetailers: Row = [login, setup, location, shop, ok, ok, shop, shop];
const deliverers: Row = [login, setup, location, login, login, login, ok, login];

const table: Readonly<Record<string, Row>> = {
  '/': [login, login, login, login, login, login, login, login],
  '/open': person,
  '/auth/login': signIn,
  '/auth/verify': signIn,
  '/auth/setup': [login, ok, ok, blogs, blogs, blogs, blogs, blogs],
  '/auth/location': [login, setup, ok, blogs, blogs, blogs, blogs, blogs],
  '/blogs': person,
  '/blogs/search': person,
  '/blogs/user': person,
  '/blogs/7': person,
  '/shops': person,
  '/shops/search': person,
  '/shops/7': person,
  '/shops/7/product/9': person,
  '/shops/cart': person,
  '/shops/address': person,
  '/shops/address/add': person,
  '/shops/address/7': person,
  '/shops/slot': person,
  '/shops/order-placed': person,
  '/shops/user': person,
  '/shops/order/7': person,
  '/shops/order/7/complain': person,
  '/shops/complaints': person,
  '/shops/complaints/7': person,
  '/shops/7/list': person,
  '/shops/lists': person,
  '/shops/lists/7': person,
  '/shops/standing': person,
  '/shops/standing/new': person,
  '/shops/credit': person,
  '/shops/credit/7/bill': person,
  '/retailer': [login, setup, location, ok, wait, orders, ok, ok],
  '/retailer/not-verified': [login, setup, location, shop, ok, orders, shop, shop],
  '/retailer/products': retailers,
  '/retailer/add-product': retailers,
  '/retailer/edit-product/9': retailers,
  '/retailer/catalogue': retailers,
  '/retailer/orders': retailers,
  '/retailer/orders/7': [login, setup, location, shop, `${wait}?order=7`, ok, shop, shop],
  '/retailer/orders/7/change': retailers,
  '/retailer/lists': retailers,
  '/retailer/lists/7': retailers,
  '/retailer/packing': retailers,
  '/retailer/phone-order': retailers,
  '/retailer/user': retailers,
  '/retailer/cash': anyRetailers,
  '/retailer/prices': retailers,
  '/retailer/goods-file': retailers,
  '/retailer/sales': anyRetailers,
  '/retailer/statement': anyRetailers,
  '/retailer/complaints': retailers,
  '/retailer/complaints/7': retailers,
  '/retailer/credit': anyRetailers,
  '/retailer/credit/paper': anyRetailers,
  '/retailer/credit/7': anyRetailers,
  '/retailer/credit/7/bill': anyRetailers,
  '/deliverer': deliverers,
  '/deliverer/cash': deliverers,
  '/deliverer/delivery/7': deliverers,
  '/deliverer/requests': deliverers,
  '/deliverer/user': deliverers,
  '/support': everybody,
  '/support/request': everybody,
  '/notifications': person,
  '/account': person,
};

test('the table has all 65 routes and the account page, like the access rules [APP-1]', () => {
  expect(Object.keys(table)).toHaveLength(66);
  const opened = Object.keys(table).map((path) => findPage(path)?.page.path);
  expect(opened.sort()).toEqual(allPages.map(({ path }) => path).sort());
});

test('each page begins with a path that the contract names for links, except at the sign-in [DESK-106]', () => {
  const roots = allPages.map(({ path }) => path.split('/')[1]);
  expect([...new Set(roots)].sort()).toEqual(['', 'auth', 'open', ...pageRoots].sort());
});

describe.each(Object.entries(table))('%s', (path, row) => {
  test('redirects each kind of person to the right page [APP-4, APP-6]', () => {
    expect(people.map((who) => redirectFor(path, who))).toEqual(row);
  });
  test('accepts a trailing slash', () => {
    expect(people.map((who) => redirectFor(path === '/' ? '/' : `${path}/`, who))).toEqual(row);
  });
});

test('a dismissed deliverer opens only the cash in hand [CASH-31]', () => {
  const dismissed = { ...customer, was_deliverer: true as const };
  expect(redirectFor('/deliverer/cash', dismissed)).toBeNull();
  expect(redirectFor('/deliverer/cash', { ...named, was_deliverer: true })).toBe(location);
  expect(redirectFor('/deliverer', dismissed)).toBe(login);
});

test('no redirect leads to another redirect [APP-5]', () => {
  for (const path of Object.keys(table)) {
    for (const who of people) {
      const seen: string[] = [];
      let at: string | null = path;
      while (at !== null) {
        expect(seen).not.toContain(at);
        seen.push(at);
        at = redirectFor(at, who);
      }
    }
  }
});

describe('a person without an e-mail address', () => {
  const nameless = { ...customer, email: '' };
  test.each([
    ['/blogs/user', customer],
    ['/shops/user', customer],
    ['/retailer/user', retailer],
    ['/deliverer/user', deliverer],
  ])('is redirected from %s to finish the sign-in [APP-10]', (path, who) => {
    expect(redirectFor(path, { ...who, email: '' })).toBe('/auth/setup');
  });
  test('may finish the sign-in [APP-10]', () => {
    expect(redirectFor('/auth/setup', nameless)).toBeNull();
  });
  test('may read other pages', () => {
    expect(redirectFor('/blogs', nameless)).toBeNull();
  });
});

test('an unknown path shows the error page to everybody', () => {
  expect(people.map((who) => redirectFor('/nowhere', who))).toEqual(people.map(() => null));
});
