import * as cart from '@haat/contract/cart';
import * as orders from '@haat/contract/orders';
import * as again from '@haat/contract/orders-again';
import * as products from '@haat/contract/products';
import * as searchContract from '@haat/contract/search';
import * as shops from '@haat/contract/shops';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { shopPage } from '../slices/shops/shop-page.messages.ts';
import { refuse } from '../testing/fake-api.ts';
import { amma, kadavu, listOf, market, orderInList, sardine, tomato } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

const hit = (product: products.Product, distance?: number): searchContract.SearchHit => ({
  ...product,
  shop: { id: product.shop, name: product.shop_name },
  is_open: product.shop === amma.id,
  distance,
});

test('the Store tab shows the retailer, the opening hours and, after its pictures, the map [LIGHT-5, MAP-3, SHOP-12, SHOP-13, SHOP-14]', async () => {
  openApp('/shops/7', { api: market() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Amma Vegetables' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Store', selected: true })).toBeVisible();
  const panel = within(screen.getByRole('tabpanel', { name: 'Store' }));
  expect(panel.getByText('Grocery')).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Amma Vegetables' })).toBeVisible();
  expect(panel.getAllByRole('presentation')[0]).toHaveAttribute('src', '/media/stall-l.webp');
  expect(panel.getByText('Ammini Thomas')).toBeVisible();
  expect(panel.getByRole('link', { name: '+91 90000 00002' })).toHaveAttribute('href', 'tel:+919000000002');
  expect(panel.getByText('08:30 – 20:15')).toBeVisible();
  expect(panel.getByText('Market Road, By the temple, Village')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=10.52,76.21',
  );
  expect(await panel.findByRole('region', { name: 'Map' })).toBeVisible();
  expect(document.querySelector('.leaflet-container')).toBeNull();
  for (const picture of document.images) fireEvent.load(picture);
  await waitFor(() => expect(document.querySelector('.leaflet-tile')).not.toBeNull());
  expect(document.querySelector<HTMLImageElement>('.leaflet-tile')?.src).toContain('/15/');
});

const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('what was bought before and the goods come before timings and map, each product once [AGAIN-6, SHOP-60]', async () => {
  const goods = Array.from({ length: 12 }, (_, at) => ({ ...tomato, id: 100 + at, name: `Good ${at + 1}` }));
  const api = market()
    .on(again.boughtBefore, listOf(goods.slice(0, 1)))
    .on(products.listProducts, ({ query }) => {
      const from = Number(query.offset);
      return { count: goods.length, results: goods.slice(from, from + 10) };
    });
  const { user } = openApp('/shops/7', { api });
  const bought = within(await screen.findByRole('region', { name: 'Bought before' }));
  const first = bought.getByRole('button', { name: 'Add Good 1 to cart' });
  const list = within(screen.getByRole('list', { name: 'Products' }));
  expect(list.getAllByRole('listitem')).toHaveLength(9);
  expect(screen.getAllByRole('link', { name: 'Good 1' })).toHaveLength(1);
  const second = list.getByRole('button', { name: 'Add Good 2 to cart' });
  const timings = screen.getByText('Timings');
  expect([isBefore(first, second), isBefore(second, timings)]).toEqual([true, true]);
  expect(isBefore(second, await screen.findByRole('region', { name: 'Map' }))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await list.findByRole('link', { name: 'Good 12' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the goods are shown when what was bought before fails [SHOP-60]', async () => {
  openApp('/shops/7', { api: market().on(again.boughtBefore, () => refuse('not_found')) });
  expect(await screen.findByRole('link', { name: tomato.name })).toBeVisible();
  expect(screen.queryByText('Bought before')).toBeNull();
});

test('a screen asks for the cart once, although its parts appear one after another [LIGHT-13]', async () => {
  const { api } = openApp('/shops/7/product/21', { api: market() });
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(api.asked(cart.getCart)).toHaveLength(1);
});

test('the rail lists the store first, then its product types [SHOP-12]', async () => {
  openApp('/shops/7', { api: market() });
  const rail = within(await screen.findByRole('tablist'));
  expect(rail.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Store', 'Vegetables', 'Fruit']);
});

test('a product type shows its products with named buttons and steppers, and the cart link shows the total [SHOP-15, PROD-1, PROD-7]', async () => {
  const api = market();
  const { user } = openApp('/shops/7', { api });
  await user.click(await screen.findByRole('tab', { name: 'Vegetables' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'Vegetables' }));
  const list = within(await panel.findByRole('list', { name: 'Products' }));
  expect(list.getByRole('link', { name: tomato.name })).toHaveAttribute('href', '/shops/7/product/21');
  expect(list.getByText('Out of stock')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Add Small onion, 500 g to cart' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Add Country tomato, 1 kg to cart' }));
  await user.click(await list.findByRole('button', { name: 'Increase quantity of Country tomato, 1 kg' }));
  expect(await screen.findByRole('link', { name: 'View cart · 2 items ₹76' })).toHaveAttribute(
    'href',
    '/shops/cart',
  );
  expect(api.asked(products.listProducts).at(-1)?.query).toMatchObject({ shop__id: '7', type__id: '3' });
});

test('arrow keys move through the rail [SHOP-12]', async () => {
  const { user } = openApp('/shops/7', { api: market() });
  (await screen.findByRole('tab', { name: 'Store' })).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await screen.findByRole('tab', { name: 'Fruit', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('tab', { name: 'Store', selected: true })).toHaveFocus();
});

test('the Store tab searches the whole shop, a type tab that type, and clearing shows all again [APP-35, SHOP-15, PROD-1, SEARCH-1]', async () => {
  const api = market().on(searchContract.searchProducts, listOf([hit(tomato)]));
  const { user } = openApp('/shops/7', { api });
  await user.type(await screen.findByRole('searchbox'), 'tomatto{Enter}');
  await waitFor(() => expect(screen.queryByText('Timings')).toBeNull());
  expect(await screen.findByRole('link', { name: tomato.name })).toBeVisible();
  expect(api.asked(searchContract.searchProducts)[0]?.query).toMatchObject({
    search: 'tomatto',
    shop_id: '7',
  });
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('Ammini Thomas')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Fruit' }));
  await user.type(screen.getByRole('searchbox'), 'banana{Enter}');
  await waitFor(() =>
    expect(api.asked(products.listProducts).at(-1)?.query).toMatchObject({ type__id: '4', search: 'banana' }),
  );
});

test('a closed store can be visited and says that it is closed [SHOP-16]', async () => {
  const { user } = openApp('/shops/8', { api: market() });
  expect(await screen.findByText('Closed now')).toBeVisible();
  expect(screen.getByText('This shop is closed now. You can browse, but not order.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Fruit' }));
  await screen.findByRole('tabpanel', { name: 'Fruit' });
  expect(await screen.findByText('This shop is closed now. You can browse, but not order.')).toBeVisible();
});

test('a product of a closed store says so before the press and shows the reason after a refusal [SHOP-16]', async () => {
  const api = market().on(cart.addToCart, () => refuse('shop.closed'));
  const { user } = openApp('/shops/8/product/31', { api });
  const before = await screen.findByText('This shop is closed now. You can browse, but not order.');
  const add = screen.getByRole('button', { name: 'Add to Cart' });
  expect(add).toHaveAccessibleDescription(before.textContent);
  await user.click(add);
  await screen.findByText('Could not update cart');
  expect(screen.getByText('Kadavu Fish Stall is closed now. You can order when it opens.')).toBeVisible();
  expect(screen.queryByText('This shop is closed now. You can browse, but not order.')).toBeNull();
});

test('the product page shows the name as heading, the pictures and the store [PROD-2]', async () => {
  const images = [
    { id: 1, cover: '/media/a-m.webp' },
    { id: 2, cover: '/media/b-m.webp' },
  ];
  const api = market().on(products.getProduct, { ...tomato, images });
  openApp('/shops/7/product/21', { api });
  expect(await screen.findByRole('heading', { level: 1, name: tomato.name })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Country tomato, 1 kg, picture 2 of 2' })).toHaveAttribute(
    'src',
    '/media/b-l.webp',
  );
  expect(screen.getByRole('link', { name: 'Amma Vegetables' })).toHaveAttribute('href', '/shops/7');
  expect(screen.getByText('₹38')).toBeVisible();
  expect(screen.getByText('Country tomato, 1 kg, picked this morning.')).toBeVisible();
});

test('a product without a picture shows the default one, and without stock no button [PROD-3, PROD-4]', async () => {
  openApp('/shops/7/product/23', { api: market() });
  expect(await screen.findByRole('img', { name: 'Small onion, 500 g' })).toHaveAttribute(
    'src',
    '/default.png',
  );
  expect(screen.getByText('Out of stock')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
});

test('a product type fills the search box and applies; results show store and distance [PROD-5, PROD-10]', async () => {
  const api = market().on(searchContract.searchProducts, listOf([hit(tomato, 1), hit(sardine, 2)]));
  const { user } = openApp('/shops/search', { api });
  await user.click(await screen.findByRole('button', { name: 'Vegetables' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Vegetables'));
  const list = within(await screen.findByRole('list', { name: 'Products' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(amma.name);
  expect(first).toHaveTextContent('1 KM');
  expect(first).not.toHaveTextContent('Closed');
  expect(second).toHaveTextContent(kadavu.name);
  expect(second).toHaveTextContent('Closed');
  expect(list.getByRole('link', { name: sardine.name })).toHaveAttribute('href', '/shops/8/product/31');
  expect(api.asked(searchContract.searchProducts)[0]?.query).toMatchObject({
    search: 'Vegetables',
    address_id: '1',
  });
});

test('takes a term from the navigation state, and says when nothing is found [PROD-6]', async () => {
  const api = market().on(searchContract.searchProducts, listOf([]));
  openApp('/shops/search', { api, state: { term: 'dragon' } });
  expect(await screen.findByText('Nothing found for “dragon”')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('dragon');
});

test('when no product has all words, shows those with most of them and says so [SEARCH-11]', async () => {
  const api = market().on(searchContract.searchProducts, ({ query }) =>
    query.words === 'most' && query.search !== 'dragon fruit' ? listOf([hit(tomato, 1)]) : listOf([]),
  );
  const { user } = openApp('/shops/search', { api, state: { term: 'tomato half kg' } });
  expect(await screen.findByText(/^Nothing has all these words\./)).toBeVisible();
  expect(await screen.findByRole('link', { name: tomato.name })).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'dragon fruit{Enter}');
  expect(await screen.findByText('Nothing found for “dragon fruit”')).toBeVisible();
  expect(screen.queryByText(/^Nothing has all these words/)).toBeNull();
});

test('a failed search shows one toast and can be retried', async () => {
  const api = market()
    .on(searchContract.searchProducts, () => refuse('not_found'))
    .on(shops.shopTypes, listOf([]));
  const { user } = openApp('/shops/search', { api, state: { term: 'tomato' } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(searchContract.searchProducts, listOf([hit(tomato, 1)]));
  await user.click(again);
  expect(await screen.findByRole('link', { name: tomato.name })).toBeVisible();
});

test('a shop says on which days it is closed, and when it delivers next [SLOT-21, GLANCE-12]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30'), shouldAdvanceTime: true });
  const closed = { closed_weekdays: [0], closed_days: ['2027-01-26', '2026-12-25', '2026-11-19'] };
  openApp('/shops/7', { api: market().on(shops.getShop, { ...amma, ...closed }) });
  expect(await screen.findByText('Closed on Sundays')).toBeVisible();
  expect(screen.getByText('Closed on 25/12 and 26/01')).toBeVisible();
  expect(screen.getByText('Next delivery: tomorrow 08:00')).toBeVisible();
});

test('a shop that offers it says that one can fetch there [PICKUP-19]', async () => {
  openApp('/shops/7', { api: market().on(shops.getShop, { ...amma, offers_pick_up: true }) });
  expect(await screen.findByText(shopPage.canFetch)).toBeVisible();
});

test('a shop that is always open and has no slot says nothing of them, nor of fetching [SLOT-21, GLANCE-12, PICKUP-19]', async () => {
  openApp('/shops/7', { api: market().on(shops.getShop, { ...amma, next_slot: null }) });
  expect(await screen.findByRole('button', { name: 'Share shop' })).toBeVisible();
  expect(screen.queryByText(/Closed on|Next delivery/)).toBeNull();
  expect(screen.queryByText(shopPage.canFetch)).toBeNull();
});

test.each([
  ['shop', '/shops/7', 'Amma Vegetables'],
  ['product', '/shops/7/product/21', tomato.name],
])('a %s can be shared by the share sheet, else it is copied [GLANCE-13]', async (what, path, title) => {
  const url = window.location.origin + path;
  const { user } = openApp(path, { api: market() });
  await user.click(await screen.findByRole('button', { name: `Share ${what}` }));
  await screen.findByText('Link copied to clipboard');
  expect(await navigator.clipboard.readText()).toBe(url);
  const sheet = vi.fn(async () => undefined);
  Object.assign(navigator, { share: sheet });
  await user.click(screen.getByRole('button', { name: `Share ${what}` }));
  expect(sheet).toHaveBeenCalledWith({ title, text: title, url });
});

const running = orderInList;
const ravi = { first_name: 'Ravi', last_name: 'Kumar', number: '+919000000003' };
const pageOf = (label: string) => screen.getByRole('main').textContent?.indexOf(label) ?? -1;

test('the list of shops begins with the running order [GLANCE-3]', async () => {
  const later = { ...running, id: 1044, slot: { ...running.slot, start: '2026-11-23T17:00:00+05:30' } };
  const api = market().on(orders.customerOrders, listOf([later, running]));
  openApp('/shops', { api });
  const link = await screen.findByRole('link', { name: 'Order 1042' });
  expect(link).toHaveAttribute('href', '/shops/order/1042');
  expect(screen.getByText('Initiated')).toBeVisible();
  expect(screen.getByText('21/11 17:00 – 21/11 19:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000002');
  expect(screen.queryByText('Order 1044')).toBeNull();
  expect(pageOf('Order 1042')).toBeLessThan(pageOf('Stores Near You'));
});

test('an order with a suggestion of its shop comes first and says so first [GLANCE-18]', async () => {
  const atTheDoor = { ...running, id: 1044, status: 'DELIVERED' as const };
  const asked = { ...running, has_open_proposal: true };
  openApp('/shops', { api: market().on(orders.customerOrders, listOf([atTheDoor, asked])) });
  await screen.findByRole('link', { name: 'Order 1042' });
  expect(pageOf('The shop suggests a change')).toBeLessThan(pageOf('Order 1042'));
  expect(pageOf('The shop suggests a change')).toBeGreaterThanOrEqual(0);
});

test('the shops wait for the running order, which would push them down [GLANCE-3, LOOK-53]', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const api = market().on(orders.customerOrders, () => asked.then(() => listOf([running])));
  openApp('/shops', { api });
  const stores = screen.findByRole('list', { name: 'Stores' }, { timeout: 1_500 });
  await expect(stores).rejects.toThrow(/Unable to find/);
  answer();
  expect(await screen.findByRole('list', { name: 'Stores' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order 1042' })).toBeVisible();
});

test('with a deliverer, the running order calls the deliverer [GLANCE-3]', async () => {
  const assigned = { ...running, status: 'ASSIGNED' as const, deliverer: ravi };
  openApp('/shops', { api: market().on(orders.customerOrders, listOf([assigned])) });
  expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919000000003');
});

test('when no order runs, or it does not load, the list of shops shows none [GLANCE-3]', async () => {
  const { api } = openApp('/shops', { api: market().on(orders.customerOrders, refuse('input.invalid')) });
  await waitFor(() => expect(api.asked(orders.customerOrders)).not.toEqual([]));
  expect(await screen.findByRole('link', { name: 'Amma Vegetables' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
  expect(screen.queryByText('Could not fetch data')).toBeNull();
});
