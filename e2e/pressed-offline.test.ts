// Actions pressed without a connection, on a low phone with an old browser: the page doesn't move, and a line at the thumb says that the
// action waits, or that it needs a connection.
import * as addresses from '@haat/contract/addresses';
import * as catalogueContract from '@haat/contract/catalogue';
import * as deliveries from '@haat/contract/deliveries';
import * as orders from '@haat/contract/orders';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Api } from './support/api.ts';
import { createPerson, known, openShop, order } from './support/new-people.ts';
import { demo, launchBrowser, openAs, village } from './support/people.ts';
import { apiAs, emptyCart, fillCart, orderAtTheDoor } from './support/village.ts';
import { type Visits, visitsWith } from './support/visits.ts';

const viewport = { width: 360, height: 640 };
const buyer = '9812300309';
const keeper = '9812300313';
const paths = { grid: '', product: '', door: '', cancel: '', answer: '', pickUp: '', catalogue: '' };

let browser: Browser;
let visits: Visits;
let customer: Api;
/** Finishes what the preparation leaves open, such as an order. */
const undo: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  visits = visitsWith(browser, { viewport, without: 'newer built-ins and styles' });
  customer = await createPerson({ number: buyer, firstName: 'Devika', lastName: 'Pillai' });
  const { id, shop } = await fillCart(customer, 1);
  await emptyCart(customer);
  const door = await orderAtTheDoor(customer);
  undo.push(() => complete(door.deliveryId));
  const assigned = await requestFor(await order(customer, id));
  const open = await requestFor(await order(customer, id));
  await (await apiAs('deliverer'))(deliveries.acceptRequest, { params: { id: assigned } });
  undo.push(
    () => deliver(assigned),
    () => claim(open).then(() => deliver(open)),
  );
  const waiting = await order(customer, id);
  undo.push(() => customer(orders.cancelOrder, { params: { id: waiting.id } }));
  await fillCart(customer, 1);
  undo.push(() => emptyCart(customer));
  paths.grid = `/shops/${shop}?q=a`;
  paths.product = `/shops/${shop}/product/${id}`;
  paths.door = `/shops/order/${door.orderId}`;
  paths.cancel = `/shops/order/${waiting.id}`;
  paths.answer = `/retailer/orders/${waiting.id}`;
  paths.pickUp = `/deliverer/delivery/${assigned}`;
  paths.catalogue = await fillNewShop();
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
  await browser.close();
});

/**
 * A shop whose owner has two addresses, with a product from the catalogue whose quantity was never set. Returns the
 * path of the catalogue page.
 */
async function fillNewShop(): Promise<string> {
  const { api } = await openShop({ number: keeper, firstName: 'Saji', lastName: 'Jose' }, 'Saji Stores');
  const { type } = known((await api(catalogueContract.catalogueTypes))[0], 'type');
  const query = { type__id: type.id };
  const { id } = known(
    (await api(catalogueContract.listCatalogue, { query })).results[0],
    'catalogue product',
  );
  await api(catalogueContract.addCatalogueProduct, { params: { id } });
  // The last address has no Delete button.
  const [home] = (await api(addresses.listAddresses)).results;
  const { address, receiver, number, city } = known(home, 'address');
  const body = { ...village, name: 'Work', address, receiver, number, city: city.id };
  await api(addresses.addAddress, { body });
  return `/retailer/catalogue?type=${type.id}`;
}

/** The delivery request of an order that the shop has accepted. */
async function requestFor({ id }: orders.Order): Promise<number> {
  await (await apiAs('retailer'))(orders.acceptOrder, { params: { id } });
  const { results } = await (await apiAs('deliverer'))(deliveries.listRequests, { query: { limit: 100 } });
  return known(
    results.find((request) => request.order.id === id),
    'request for the order',
  ).id;
}

const claim = async (id: number) => (await apiAs('deliverer'))(deliveries.acceptRequest, { params: { id } });

async function deliver(id: number): Promise<void> {
  const deliverer = await apiAs('deliverer');
  await deliverer(deliveries.markPickedUp, { params: { id } });
  await deliverer(deliveries.markDelivered, { params: { id } });
  await complete(id);
}

async function complete(id: number): Promise<void> {
  const deliverer = await apiAs('deliverer');
  const { amount } = await deliverer(deliveries.getDelivery, { params: { id } });
  await deliverer(deliveries.markCompleted, {
    params: { id },
    body: { payment: 'Cash', expected_amount: amount },
  });
}

const main = (page: Page) => page.getByRole('main');
const button = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name, exact: true }).first();

const waits = 'Waiting for a connection';
const needs = /^You need a connection/;

type Press = readonly [button: (page: Page) => Locator, line: string | RegExp];

const steps: readonly Press[] = [
  [button('Mark pickedup'), /^Saved on this phone: Mark pickedup$/],
  [button('Mark delivered'), /^Saved on this phone:.*Mark delivered$/],
  [button('Mark completed'), /^Saved on this phone:.*Mark completed$/],
];

const firstAdd = /^Add .* to cart/;

/** Where there is room for the line, which is taller than the button. */
const centre = (name: string | RegExp) => (page: Page) =>
  button(name)(page).evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
const write = (page: Page) => page.getByLabel('Request details').fill('Fresh yeast');
const chooseSlot = (page: Page) => page.getByLabel('Delivery slot').selectOption({ index: 1 });

type Row = [
  what: string,
  number: string,
  path: () => string,
  presses: readonly Press[],
  before?: 'at the end' | ((page: Page) => Promise<unknown>),
];

it.each<Row>([
  ['Add in a shop', buyer, () => paths.grid, [[button(firstAdd), waits]], centre(firstAdd)],
  ['Add of a product', buyer, () => paths.product, [[button(/^(Add to Cart|Increase)/), waits]]],
  ['more in the cart', buyer, () => '/shops/cart', [[button(/^Increase/), waits]]],
  ['the last one out of the cart', buyer, () => '/shops/cart', [[button(/^Decrease/), waits]]],
  ['Verify', buyer, () => paths.door, [[button('Verify'), needs]]],
  ['Cancel order', buyer, () => paths.cancel, [[button('Cancel order'), needs]]],
  ['Verify at the end', buyer, () => paths.door, [[button('Verify'), needs]], 'at the end'],
  ['Accept of the shop', demo.retailer, () => paths.answer, [[button('Accept'), waits]]],
  [
    'Accept of the shop at the end',
    demo.retailer,
    () => paths.answer,
    [[button('Accept'), waits]],
    'at the end',
  ],
  ['Reject of the shop', demo.retailer, () => paths.answer, [[button('Reject'), waits]], centre('Reject')],
  ['the price of a product', demo.retailer, () => '/retailer/products', [[button('Save price'), needs]]],
  [
    'the quantity of a product',
    demo.retailer,
    () => '/retailer/products',
    [[button('Save quantity'), needs]],
  ],
  [
    'Delete of a product',
    demo.retailer,
    () => '/retailer/products',
    [[button('Delete'), needs]],
    centre('Delete'),
  ],
  ['Quantity for all', keeper, () => '/retailer/products', [[button('Set quantity for all'), needs]]],
  ['Add all of the catalogue', keeper, () => paths.catalogue, [[button(/^Add all/), needs]]],
  ['Proceed to Order', buyer, () => '/shops/slot', [[button('Proceed to Order'), needs]], chooseSlot],
  ['Delete of an address', keeper, () => '/shops/address', [[button(/^Delete/), needs]]],
  ['Submit of a request', buyer, () => '/support/request', [[button('Submit'), needs]], write],
  ['End of all other devices', buyer, () => '/account', [[button('End all others'), needs]]],
  ['Download of the data', buyer, () => '/account', [[button(/^Download/), needs]]],
  ['the opening hours', demo.retailer, () => '/retailer/user', [[button('Update'), needs]]],
  ['Accept of a delivery', demo.deliverer, () => '/deliverer/requests', [[button(/accept/i), waits]]],
  ['the steps of a delivery', demo.deliverer, () => paths.pickUp, steps],
  ['the steps of a delivery at the end', demo.deliverer, () => paths.pickUp, steps, 'at the end'],
])(
  '%s without a connection [OUTBOX-20, OUTBOX-21, OUTBOX-22]',
  async (_what, number, path, presses, before) => {
    // What waits would be sent from the person's next page.
    const isKept = presses.every(([, line]) => line === needs);
    const page = await (isKept ? visits.open(number, path()) : openAs(browser, number, path(), { viewport }));
    // Offline to the end: what waits must not be sent.
    onTestFinished(() => (isKept ? page.context().setOffline(false) : page.context().close()));
    const [first] = known(presses[0], 'press');
    await first(page).waitFor();
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
    // After the first screen the app loads the cart and the addresses, without which nothing can be added.
    await page.waitForLoadState('networkidle');
    if (before instanceof Function) await before(page);
    await page.context().setOffline(true);
    await page.getByText('No connection', { exact: true }).waitFor();
    if (before === 'at the end') await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const [pressed, line] of presses) {
      const note = main(page).getByText(line).filter({ visible: true }).first();
      const was = await pressWhereItIs(page, pressed(page), note);
      // A closing dialog may still cover it.
      await expect
        .poll(async () => (await lookOf(note)).isSeen, { message: 'the line is on the screen' })
        .toBe(true);
      const after = await lookOf(note);
      expect.soft(after.scrollY, 'the page stays').toBe(was.scrollY);
      expect.soft(Math.abs(after.middle - was.middle), 'the line is where the thumb was').toBeLessThan(120);
    }
    if (!isKept) return;
    await page.context().setOffline(false);
    // Also when the next row has the same page, it opens anew.
    await visits.open(number, '/blogs');
  },
);

interface Look {
  readonly scrollY: number;
  readonly middle: number;
  readonly isSeen: boolean;
}

/** How it looks, once nothing has moved for eight frames. */
const lookOf = (thing: Locator): Promise<Look> =>
  thing.evaluate(async (inner) => {
    // The complete note.
    const node = inner.closest('[role=status], [aria-live]') ?? inner;
    const place = (): string =>
      [window.scrollY, ...Object.values(node.getBoundingClientRect().toJSON())].join();
    for (let same = 0, frame = 0; same < 8 && frame < 60; frame += 1) {
      const before = place();
      await new Promise(requestAnimationFrame);
      same = place() === before ? same + 1 : 0;
    }
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const isHit = (y: number): boolean => node.contains(document.elementFromPoint((left + right) / 2, y));
    return {
      scrollY: Math.round(window.scrollY),
      middle: (top + bottom) / 2,
      isSeen: isHit(top + 2) && isHit(bottom - 2),
    };
  });

/**
 * Presses with the mouse, because the driver's own click may scroll the page. Answers the question, if there is one,
 * and waits for the note. Returns how the page looked before.
 */
async function pressWhereItIs(page: Page, thing: Locator, note: Locator): Promise<Look> {
  if (!(await lookOf(thing)).isSeen) {
    await thing.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  }
  const before = await lookOf(thing);
  await clickMiddle(page, thing);
  const dialog = page.getByRole('alertdialog');
  await dialog.or(note).first().waitFor();
  if (!(await dialog.isVisible())) return before;
  const field = dialog.getByLabel('Payment details');
  if ((await field.count()) > 0) await field.fill('Cash');
  await clickMiddle(page, dialog.getByRole('button', { name: 'Yes' }));
  await dialog.waitFor({ state: 'detached' });
  await note.waitFor();
  return before;
}

async function clickMiddle(page: Page, thing: Locator): Promise<void> {
  const box = known((await thing.boundingBox()) ?? undefined, 'place on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
