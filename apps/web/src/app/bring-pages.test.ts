import { afterEach, expect, test, vi } from 'vitest';
import { chooseDataSaver } from '../platform/data-saver.ts';
import { customer, deliverer, retailer } from '../testing/people.ts';
import { bringPages, pagesFor } from './bring-pages.ts';

afterEach(() => chooseDataSaver(undefined));

const page = () => ({ load: vi.fn(async () => () => null) });

test('loads the code of pages before they are opened, and goes on after one that is missing [PWA-13]', async () => {
  const [missing, next] = [page(), page()];
  missing.load.mockRejectedValue(new TypeError('lost'));
  await bringPages([missing, next], () => true);
  expect(next.load).toHaveBeenCalledOnce();
});

test('loads the code that a page loads later, too [PAY-47]', async () => {
  const one = { ...page(), bringsAlso: vi.fn(async () => undefined) };
  await bringPages([one], () => true);
  expect(one.bringsAlso).toHaveBeenCalledOnce();
});

test('with the data saver, loads no page before it is opened [PWA-13]', async () => {
  chooseDataSaver(true);
  const one = page();
  await bringPages([one], () => true);
  expect(one.load).not.toHaveBeenCalled();
});

test('loads nothing for a person who has signed out [PWA-13]', async () => {
  const one = page();
  await bringPages([one], () => false);
  expect(one.load).not.toHaveBeenCalled();
});

test.each([
  ['a customer', customer, ['/shops/cart', '/shops/user', '/shops/order/:orderId', '/blogs/user']],
  ['a retailer', retailer, ['/shops/cart', '/retailer/orders', '/retailer/orders/:orderId']],
  ['a deliverer', deliverer, ['/shops/cart', '/deliverer', '/deliverer/delivery/:deliveryId']],
])('%s gets the pages that they may open, on any page [PWA-13]', (_who, person, expected) => {
  const paths = pagesFor(person).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(expected));
  const isOthers = (path: string): boolean =>
    /^\/(retailer|deliverer)/.test(path) && !expected.includes(path);
  const others = paths.filter((path) => isOthers(path) && !path.endsWith('/user'));
  expect(others).toEqual([]);
});
