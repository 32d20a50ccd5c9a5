// The whole app at a URL: the real router and cache over a fake network.
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as notifications from '@haat/contract/notifications';
import { onlineManager } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { App } from '../app/app.tsx';
import { makeRouter } from '../app/router.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { endSession, startSession } from '../platform/session.ts';
import { detailsKey } from '../slices/accounts/index.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { cartOf } from './market.ts';
import { customer } from './people.ts';

interface OpenOptions {
  /** Who is signed in; null: nobody. A finished customer if left out. */
  readonly person?: accounts.User | null;
  /** With answers already prepared; they win over those that every page needs. */
  readonly api?: FakeApi;
  /** The history entry's state, as a link would hand it over. */
  readonly state?: unknown;
}

export interface OpenedApp {
  readonly api: FakeApi;
  readonly user: UserEvent;
  /** The path that is open now. */
  readonly path: () => string;
  readonly goTo: (path: string, state?: unknown) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** The server has something new to say about the person. */
  readonly refreshPerson: () => Promise<void>;
}

let closeLast: (() => void) | undefined;

const none = { count: 0, results: [] };
const emptyCart = cartOf([]);

/** What the shell asks for on every page: nobody's notifications, an empty cart, no address. */
function answerTheShell(api: FakeApi, person: accounts.User | null): void {
  if (person && !api.knows(accounts.details)) api.on(accounts.details, person);
  if (!api.knows(notifications.listNotifications)) {
    api.on(notifications.listNotifications, { ...none, unread_count: 0 });
  }
  if (!api.knows(addresses.listAddresses)) api.on(addresses.listAddresses, none);
  if (!api.knows(cart.getCart)) api.on(cart.getCart, emptyCart);
}

/** Each call is a new visit: nothing is left of the one before. */
export function openApp(path: string, options: OpenOptions = {}): OpenedApp {
  const { person = customer, api = fakeApi(), state = null } = options;
  closeLast?.();
  toast.removeAll();
  onlineManager.setOnline(true);
  // A session must have been for its end to be told to all who remember something.
  startSession('token-of-the-last-test');
  endSession('logout');
  if (person) startSession('token-of-this-test');
  answerTheShell(api, person);
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', path);
  const queryClient = createQueryClient();
  const { router, dispose } = makeRouter(queryClient);
  const view = render(<App queryClient={queryClient} router={router} />);
  closeLast = () => {
    view.unmount();
    dispose();
    queryClient.clear();
  };
  return {
    api,
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    goTo: (to, next = null) => router.navigate(to, { state: next }),
    goBack: () => router.navigate(-1),
    refreshPerson: () => queryClient.refetchQueries({ queryKey: detailsKey }),
  };
}
