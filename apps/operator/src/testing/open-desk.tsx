// Opens the whole app at a URL: real router, ra-core and cache, fake network.
import * as accounts from '@haat/contract/accounts';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';
import { endSession, startSession } from '../platform/session.ts';
import type { FakeApi } from './fake-api.ts';
import { cityChoice } from './records.ts';

export const operator: accounts.User = {
  id: 9,
  first_name: 'Meera',
  last_name: 'Nair',
  email: 'meera@example.in',
  number: '+919000000009',
  preferences: {},
  is_shop_verified: false,
  is_operator: true,
  status: {
    is_number_verified: true,
    is_email_verified: false,
    is_initial_setup_done: true,
    is_customer_initial_setup_done: true,
    is_shop_initial_setup_done: false,
    is_deliverer_initial_setup_done: false,
  },
};

/** `path` is below `/operator`. Null for nobody signed in. `stored` is the device's storage after an earlier visit. */
export function openDesk(
  path: string,
  api: FakeApi,
  person: accounts.User | null = operator,
  stored: Readonly<Record<string, string>> = {},
) {
  endSession();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (person) {
    startSession('token-of-this-test');
    api.on(accounts.details, () => person);
  }
  // The top bar shows the village's name.
  if (!api.has(accounts.cities)) api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  window.history.replaceState(null, '', `/operator${path}`);
  const { unmount } = render(<App />);
  return { user: userEvent.setup(), unmount, path: () => window.location.pathname };
}
