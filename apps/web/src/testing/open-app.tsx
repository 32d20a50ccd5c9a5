// Opens the whole app at a URL: real router and cache, fake network.
import { randomId } from '@haat/client/random-id';
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as cart from '@haat/contract/cart';
import * as cash from '@haat/contract/cash';
import * as complaints from '@haat/contract/complaints';
import * as deliveries from '@haat/contract/deliveries';
import * as notifications from '@haat/contract/notifications';
import * as sales from '@haat/contract/sales';
import * as shops from '@haat/contract/shops';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { onTestFinished } from 'vitest';
import { App } from '../app/app.tsx';
import { makeRouter } from '../app/router.ts';
import { checkConnection } from '../platform/loading/connection.ts';
import { setFirstScreenIn } from '../platform/loading/first-screen.ts';
import { stopRetrying } from '../platform/outbox/send-waiting.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { endSession, startSession } from '../platform/session.ts';
import { detailsKey } from '../slices/accounts/index.ts';
import { cutOffUnanswered, type FakeApi, fakeApi } from './fake-api.ts';
import { cartOf } from './market.ts';
import { customer } from './people.ts';
import { makeSales } from './sales.ts';
import { shopSettings } from './shop-settings.ts';

interface OpenOptions {
  /** Who is signed in. Null for nobody. By default a customer with name and address. */
  readonly person?: accounts.User | null;
  /** Prepared answers. They replace the defaults that every page needs. */
  readonly api?: FakeApi;
  /** The history entry's state, as a link passes it. */
  readonly state?: unknown;
  /** jsdom loads no pictures, so the first screen counts as complete at once, unless a test is about it. */
  readonly isFirstScreenIn?: boolean;
  /** Called with the cache before the first page loads. */
  readonly onClient?: (client: QueryClient) => void;
}

export interface OpenedApp {
  readonly api: FakeApi;
  readonly user: UserEvent;
  /** The current path. */
  readonly path: () => string;
  readonly goTo: (path: string, state?: unknown) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Changes the person on the fake server. */
  readonly refreshPerson: () => Promise<void>;
}

let closeLast: (() => void) | undefined;
/** Otherwise a press of an earlier test, tried again later, would be sent in this one. */
let tokenOfTest = randomId();

const none = { count: 0, results: [] };
const emptyCart = cartOf([]);

/** Answers that the shell needs on every page, those of a deliverer's duty and summary, and the complaints of an order's page. */
function answerTheShell(api: FakeApi, person: accounts.User | null): void {
  if (person && !api.knows(accounts.details)) api.on(accounts.details, person);
  if (!api.knows(notifications.listNotifications)) {
    api.on(notifications.listNotifications, { ...none, unread_count: 0 });
  }
  if (!api.knows(addresses.listAddresses)) api.on(addresses.listAddresses, none);
  if (!api.knows(cart.getCart)) api.on(cart.getCart, emptyCart);
  for (const list of [complaints.customerComplaints, complaints.shopComplaints]) {
    if (!api.knows(list)) api.on(list, none);
  }
  if (!api.knows(deliveries.getTrip)) api.on(deliveries.getTrip, { stops: [], km: 0, to_collect: 0 });
  if (!api.knows(deliveries.getDuty)) api.on(deliveries.getDuty, { is_on_duty: true });
  if (!api.knows(sales.getSales)) api.on(sales.getSales, makeSales());
  if (!api.knows(shops.shopSettings)) api.on(shops.shopSettings, shopSettings);
  if (!api.knows(cash.getSummary)) api.on(cash.getSummary, { days: [] });
}

/** A test may have replaced the timers. */
const afterRealMs = setTimeout;

/** Otherwise repeated loads, the outbox and the next check of the connection would reach the next test. */
async function leaveNothingBehind(api: FakeApi): Promise<void> {
  closeLast?.();
  cutOffUnanswered();
  await new Promise((resolve) => afterRealMs(resolve));
  stopRetrying();
  tokenOfTest = randomId();
  api.setThere(true);
  // The first one may still be a check of the test.
  await checkConnection();
  await checkConnection();
}

/** Each call is a new visit without data of the previous one. */
export function openApp(path: string, options: OpenOptions = {}): OpenedApp {
  const { person = customer, api = fakeApi(), state = null, isFirstScreenIn = true, onClient } = options;
  closeLast?.();
  toast.removeAll();
  onlineManager.setOnline(true);
  // Only the end of an existing session clears the data of its subscribers.
  startSession('token-of-the-last-test');
  endSession('logout');
  if (person) startSession(tokenOfTest);
  answerTheShell(api, person);
  setFirstScreenIn(isFirstScreenIn);
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', path);
  const queryClient = createQueryClient();
  onClient?.(queryClient);
  const { router, dispose } = makeRouter(queryClient);
  const view = render(<App queryClient={queryClient} router={router} />);
  closeLast = () => {
    closeLast = undefined;
    view.unmount();
    dispose();
    queryClient.clear();
  };
  onTestFinished(() => leaveNothingBehind(api));
  return {
    api,
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    goTo: (to, next = null) => router.navigate(to, { state: next }),
    goBack: () => router.navigate(-1),
    refreshPerson: () => queryClient.refetchQueries({ queryKey: detailsKey }),
  };
}
