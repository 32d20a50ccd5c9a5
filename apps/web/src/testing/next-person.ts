// A shared phone: the first person's cart is open, and then somebody else signs in in another tab.
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { FakeApi } from './fake-api.ts';
import { cartOf, keepCart, market, tomato } from './market.ts';
import { openApp } from './open-app.tsx';
import { promiseToSettle } from './promise-to-settle.ts';

export const second = 'token-of-the-second-person';

/** In another tab the first person logs out and the second one signs in. */
export function switchPerson(): void {
  localStorage.clear();
  localStorage.setItem('token', second);
}

/** This tab notices it. */
export const hearOfIt = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));

export const sentAsSecond = (api: FakeApi, spec: EndpointSpec) =>
  api.asked(spec).filter(({ headers }) => headers.get('Authorization') === `Token ${second}`);

export const keptOnPhone = () => Object.keys(localStorage).filter((key) => key.startsWith('haat.outbox'));

/** Waits until all pending work has run. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

export const plus = `Increase quantity of ${tomato.name}`;

/** The first person's cart, with one tomato. */
export async function openCart(onClient?: (client: QueryClient) => void) {
  vi.spyOn(console, 'error').mockReturnValue();
  const api = market();
  const kept = keepCart(api, cartOf([[tomato, 1]]));
  const app = openApp('/shops/cart', { api, ...(onClient && { onClient }) });
  await screen.findByRole('link', { name: 'Checkout' });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, ...kept, api, press };
}

/** The next call of the endpoint waits until the returned function is called. */
export function hold<Answer>(api: FakeApi, spec: EndpointSpec): (answer: Answer) => void {
  const held = promiseToSettle<Answer>();
  api.on(spec, () => held.promise as never);
  return held.resolve;
}
