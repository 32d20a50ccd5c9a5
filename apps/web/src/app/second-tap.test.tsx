// A double tap whose second tap hits a new element at the same place.
import * as cart from '@haat/contract/cart';
import * as deliveries from '@haat/contract/deliveries';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ignoreSecondTaps } from '../platform/device/second-tap.ts';
import { makeDelivery, makeRequest } from '../testing/deliveries.ts';
import { amma, listOf, market, tomato } from '../testing/market.ts';
import { openApp } from '../testing/open-app.tsx';
import { deliverer } from '../testing/people.ts';

/** The browser's clock keeps running between tests. */
let startMs = 0;
let stop = (): void => undefined;
beforeEach(() => {
  startMs += 10_000;
  stop = ignoreSecondTaps();
});
afterEach(() => stop());

/** The browser's report of when and where the finger was lifted. */
function tap(
  on: HTMLElement,
  atMs: number,
  clientX = 200,
  clientY = 600,
  pointerType = 'touch',
  detail = 1,
): void {
  const event = createEvent.click(on, { detail, clientX, clientY });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  Object.defineProperty(event, 'timeStamp', { value: startMs + atMs });
  fireEvent(on, event);
}

const plus = () => screen.findByRole('button', { name: `Increase quantity of ${tomato.name}` });

async function addOnProductPage() {
  const { api, path } = openApp(`/shops/${tomato.shop}/product/${tomato.id}`, { api: market() });
  tap(await screen.findByRole('button', { name: 'Add to Cart' }), 1_000);
  await waitFor(() => expect(api.asked(cart.addToCart)).toHaveLength(1));
  return { api, path };
}

const count = (pieces: string) => screen.findByRole('link', { name: `Cart, ${pieces}` });

test('ignores the second tap of a double tap, but no later tap [APP-34]', async () => {
  await addOnProductPage();
  tap(await plus(), 1_250, 210, 590);
  tap(await plus(), 1_390);
  expect(await count('1 item')).toBeVisible();
  tap(await plus(), 1_401);
  tap(await plus(), 1_450);
  expect(await count('3 items')).toBeVisible();
});

test('ignores the second tap while the first button is still there [APP-34]', async () => {
  openApp(`/shops/${tomato.shop}/product/${tomato.id}`, { api: market() });
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  tap(add, 1_000);
  tap(add, 1_200);
  expect(await count('1 item')).toBeVisible();
  tap(await plus(), 2_000);
  expect(await count('2 items')).toBeVisible();
});

test.each([
  ['elsewhere', (on: HTMLElement) => tap(on, 1_100, 230)],
  ['by a key', (on: HTMLElement) => fireEvent.click(on, { detail: 0 })],
])('a press %s works at once [APP-34]', async (_where, press) => {
  await addOnProductPage();
  press(await plus());
  expect(await count('2 items')).toBeVisible();
});

test("doesn't follow the cart link that slides in under the finger [APP-34]", async () => {
  const { path } = openApp(`/shops/${amma.id}`, { api: market() });
  tap(await screen.findByRole('tab', { name: 'Vegetables' }), 1);
  tap(await screen.findByRole('button', { name: `Add ${tomato.name} to cart` }), 1_000);
  const bar = await screen.findByRole('link', { name: /View cart/ });
  tap(bar, 1_200);
  expect(path()).toBe(`/shops/${amma.id}`);
  tap(bar, 1_500);
  await waitFor(() => expect(path()).toBe('/shops/cart'));
});

test.each([
  ["a finger's second tap opens no second question", 'touch', 1, 0],
  ["a mouse's double click opens no second question", 'mouse', 2, 0],
  ["a mouse's next press opens the next question", 'mouse', 1, 1],
])('after an answered question, %s [APP-34]', async (_name, pointerType, detail, asked) => {
  const api = market()
    .on(deliveries.listRequests, listOf([makeRequest(5, 1042), makeRequest(6, 1043)]))
    .on(deliveries.acceptRequest, makeDelivery({ id: 5 }));
  openApp('/deliverer/requests', { person: deliverer, api });
  const accepts = () => screen.findAllByRole('button', { name: /^Accept/ });
  const [first, next] = await accepts();
  if (!first || !next) throw new Error('there are two requests');
  tap(first, 1_000, 100, 300);
  tap(await screen.findByRole('button', { name: 'Yes' }), 3_000, 280, 440, pointerType);
  tap(next, 3_200, 282, 438, pointerType, detail);
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(asked);
  if (asked === 0) tap(next, 4_000, 282, 438, pointerType);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  tap(screen.getByRole('button', { name: 'No' }), 6_000);
});
