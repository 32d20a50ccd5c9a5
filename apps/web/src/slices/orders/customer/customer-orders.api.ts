import { isApiError, isRefusal } from '@haat/client/api-error';
import { isActiveOrder } from '@haat/contract/order-machine';
import * as orders from '@haat/contract/orders';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { failures } from '../../../messages/failures.ts';
import { call } from '../../../platform/http.ts';
import { answerOrState } from '../../../platform/queries/done-anyway.ts';
import { live } from '../../../platform/queries/live.ts';
import { pagedQuery } from '../../../platform/queries/paged-list.ts';
import { cartQuery, cartScope, resetCart, showCart } from '../../cart/index.ts';
import type { CheckoutTry } from '../checkout/checkout-try.ts';
import { checkoutWrite } from '../checkout/checkout-write.ts';
import type { VerifiedItem } from '../door/verification.ts';
import { hasBeen } from '../order/has-been.ts';

export type CustomerOrderTab = 'active' | 'previous';

const key = ['customer-orders'] as const;

/** Full slots, too, because an order to fetch takes no place. */
export const slotsQuery = queryOptions({
  queryKey: ['slots'],
  queryFn: async ({ signal }) =>
    (await call(orders.getSlots, { query: { fulfilment: 'pick_up' }, signal })).results,
});

export const customerOrdersQuery = (tab: CustomerOrderTab) => ({
  ...pagedQuery<orders.OrderInList>({
    queryKey: [...key, tab],
    load: (query, signal) =>
      call(tab === 'active' ? orders.customerOrders : orders.customerPreviousOrders, { query, signal }),
  }),
  ...live,
});

interface PolledOrders {
  readonly state: {
    readonly data: { readonly pages: readonly { readonly count: number }[] } | undefined;
    readonly error: unknown;
  };
}

/** On the list of shops. Polled only while there is an order. A failure is quiet, because the page is about shops. */
export const runningOrdersQuery = {
  ...customerOrdersQuery('active'),
  // The page asks whether it comes, and then shows it.
  staleTime: 1_000,
  refetchInterval: (query: PolledOrders) =>
    query.state.data?.pages.some(({ count }) => count > 0) ? live.refetchInterval(query) : false,
  meta: { failure: null },
};

/** Polled until the status is final, because the shop and the deliverer change it. */
export const customerOrderQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(orders.customerOrder, { params: { id }, signal }),
    ...live,
    refetchInterval: (query) =>
      query.state.data && !isActiveOrder(query.state.data.status) ? false : live.refetchInterval(query),
  });

function keepOrder(client: QueryClient, order: orders.Order): void {
  client.setQueryData(customerOrderQuery(String(order.id)).queryKey, order);
}

export const checkout = mutationOptions({
  mutationKey: ['checkout'],
  scope: cartScope,
  mutationFn: ({ slot, details, ifMissing, payBy, fulfilment, cart: shown }: CheckoutTry) =>
    call(orders.checkout, {
      body: {
        slot: slot.id,
        additional_details: details,
        expected_amount: shown.total,
        if_missing: ifMissing,
        pay_by: payBy,
        fulfilment,
      },
      write: checkoutWrite(shown),
    }),
  onSuccess(order, _input, _result, { client }) {
    resetCart(client);
    keepOrder(client, order);
  },
  // Reload also after a failure: the data may have changed, or the order exists and only the response was lost.
  meta: {
    failure: () => failures.placeOrder,
    invalidates: [cartQuery.queryKey, key],
    invalidatesOnFailure: true,
  },
  onError(error, _input, _result, { client }) {
    if (isApiError(error) && error.cart) showCart(client, error.cart);
    if (isRefusal(error)) void client.invalidateQueries({ queryKey: slotsQuery.queryKey });
  },
});

const movesOrder = {
  onSuccess(order: orders.Order, _input: unknown, _result: unknown, { client }: { client: QueryClient }) {
    keepOrder(client, order);
  },
};

const loadOrder = (id: string, signal: AbortSignal): Promise<orders.Order> =>
  call(orders.customerOrder, { params: { id }, signal });

const isVerifiedAs = (order: orders.Order, taken: readonly VerifiedItem[]): boolean =>
  hasBeen(order, 'VERIFIED') &&
  taken.every(({ id, quantity }) => (order.items.find((item) => item.id === id)?.quantity ?? 0) === quantity);

export const verifyOrder = (id: string) =>
  mutationOptions({
    mutationFn: (items: VerifiedItem[]) =>
      answerOrState(
        () => call(orders.verifyOrder, { params: { id }, body: { item_data: { items } } }),
        async (signal) => {
          const order = await loadOrder(id, signal);
          return isVerifiedAs(order, items) ? order : undefined;
        },
      ),
    ...movesOrder,
    meta: { failure: () => failures.verifyOrder, invalidates: [key], invalidatesOnFailure: true },
  });

export const cancelOrder = (id: string) =>
  mutationOptions({
    mutationFn: () =>
      answerOrState(
        () => call(orders.cancelOrder, { params: { id } }),
        async (signal) => {
          const order = await loadOrder(id, signal);
          return hasBeen(order, 'CANCELLED') ? order : undefined;
        },
      ),
    ...movesOrder,
    meta: { failure: () => failures.cancelOrder, invalidates: [key], invalidatesOnFailure: true },
  });
