// The API calls of the cart. Presses are sent one after another, so that none is lost.
// The cache holds the server's last cart and the optimistic cart.

import { isApiError } from '@haat/client/api-error';
import { forgetUnanswered } from '@haat/client/idempotency-keys';
import { noteSession } from '@haat/client/session';
import * as cart from '@haat/contract/cart';
import { pathOf } from '@haat/contract/endpoint';
import { shownName } from '@haat/contract/pack';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { action, post } from '../../platform/outbox/action.ts';
import { type OutboxEntry, waitingEntries } from '../../platform/outbox/outbox-entries.ts';
import { isAbout } from '../../platform/outbox/shown-things.ts';
import { ensureKnown } from '../../platform/queries/kept-data.ts';
import { noteCartAddress } from '../addresses/index.ts';
import { type CartChange, emptyCart, previewCart, quantityIn, type ShownCart } from './cart-preview.ts';

interface CartView {
  readonly server: cart.Cart;
  readonly shown: ShownCart;
}

const cartKey = ['cart'] as const;
const changeKey = ['cart', 'change'] as const;

/** A mutation with this scope waits for the earlier presses. */
export const cartScope = { id: 'cart' } as const;

/** How the name of an unanswered checkout starts. */
export const checkoutPrefix = 'checkout ';

/** The names of the cart and of its products in the outbox. */
export const aboutCart = 'cart';
export const aboutProduct = (id: number): string => `${aboutCart} ${id}`;

/** The cart changes of waiting actions. */
export const changesOf = (entries: readonly OutboxEntry[]): CartChange[] =>
  entries.map(({ input }) => input as CartChange); // of `cartChange`

const waitingChanges = (): CartChange[] =>
  changesOf(waitingEntries().filter(({ about }) => isAbout(about, aboutCart)));

/** First the changes that wait on the phone, then those that are being sent. */
function pendingChanges(client: QueryClient, but?: CartChange): CartChange[] {
  const waiting = waitingChanges();
  const settled = new Set([...waiting.map(({ id }) => id), but?.id]);
  const sending = client
    .getMutationCache()
    .findAll({ mutationKey: changeKey, status: 'pending' })
    .map((mutation) => mutation.state.variables as CartChange) // only `cartChange` has this key
    .filter(({ id }) => !settled.has(id));
  return [...waiting, ...sending];
}

const cartView = queryOptions({
  queryKey: cartKey,
  queryFn: async ({ client, signal }): Promise<CartView> => {
    const server = await call(cart.getCart, { signal });
    // A fresh cart contains the outcome of unanswered presses.
    forgetUnanswered(pathOf(cart.getCart));
    noteCartAddress(server.address);
    return { server, shown: previewCart(server, pendingChanges(client)) };
  },
  // A screen shows it several times, in parts that appear one after another.
  staleTime: 1_000,
  meta: { logFailure: () => failures.customerData, isOfEveryPage: true },
});

/** The cart with all pending presses. */
export const cartQuery = queryOptions({ ...cartView, select: (view: CartView) => view.shown });

/** The server's cart, without changes that wait on the phone. */
export const serverCartQuery = queryOptions({ ...cartView, select: (view: CartView) => view.server });

/** Throws if the cart can't be loaded. */
export const shownCart = async (client: QueryClient): Promise<ShownCart> =>
  (await ensureKnown(client, cartView.queryKey, () => client.ensureQueryData(cartView))).shown;

const bodyOf = ({ product, quantity = 1, addressId }: CartChange) => ({
  body: { product_id: product.id, quantity, address_id: addressId ?? undefined },
});

/** Loads the cart, and returns it if it contains the change. */
function readDone(change: CartChange, client: QueryClient) {
  const before = client.getQueryData(cartView.queryKey)?.server;
  return async (signal: AbortSignal): Promise<cart.Cart | undefined> => {
    if (!before) return undefined;
    const now = await call(cart.getCart, { signal });
    const { id } = change.product;
    if (quantityIn(now, id) !== quantityIn(previewCart(before, [change]), id)) return undefined;
    forgetUnanswered(pathOf(cart.getCart));
    return now;
  };
}

const isLost = (error: unknown): boolean => isApiError(error) && error.status === 0;

export const cartChange = {
  ...action({
    kind: 'cart change',
    about: ({ product }: CartChange) => aboutProduct(product.id),
    title: ({ product }) => shownName(product),
    call: {
      add: (change) => post(cart.addToCart, bodyOf(change)),
      remove: (change) => post(cart.removeFromCart, bodyOf(change)),
    },
    which: ({ kind }) => kind,
    failure: () => 'updateCart',
    invalidates: [],
    owner: ({ owner }) => owner,
    readDone,
    async onDone(server: cart.Cart, change, client) {
      await takeCart(client, server, change);
    },
    onWaiting: (client) => showPending(client),
    onFailed(_error, change, client) {
      showPending(client, change);
      void client.invalidateQueries({ queryKey: cartKey });
    },
  }),
  mutationKey: changeKey,
  scope: cartScope,
  retry: (count: number, error: unknown) => count < 1 && isLost(error) && navigator.onLine,
  retryDelay: 700,
  async onMutate(_change: CartChange, { client }: { readonly client: QueryClient }) {
    await client.cancelQueries({ queryKey: cartKey });
    showPending(client);
  },
};

/** Shows pending changes. The server's part keeps its age. */
export function showPending(client: QueryClient, but?: CartChange): void {
  const { dataUpdatedAt: updatedAt } = client.getQueryState(cartKey) ?? {};
  client.setQueryData(
    cartView.queryKey,
    (view) => view && { ...view, shown: previewCart(view.server, pendingChanges(client, but)) },
    { updatedAt },
  );
}

/** The response to a change. */
export async function takeCart(client: QueryClient, server: cart.Cart, change?: CartChange): Promise<void> {
  forgetUnanswered(checkoutPrefix);
  noteCartAddress(server.address);
  const isSame = noteSession();
  // A GET that started before this response would be older.
  await client.cancelQueries({ queryKey: cartKey });
  if (isSame()) showCart(client, server, change);
}

/** Shows the cart of a response, which contains the change `but`. */
export function showCart(client: QueryClient, server: cart.Cart, but?: CartChange): void {
  client.setQueryData(cartView.queryKey, {
    server,
    shown: previewCart(server, pendingChanges(client, but)),
  });
}

/** Empties the cart after an order. The next visit loads it from the server. */
export function resetCart(client: QueryClient): void {
  client.setQueryData(cartView.queryKey, { server: emptyCart, shown: emptyCart });
  void client.invalidateQueries({ queryKey: cartKey });
}
