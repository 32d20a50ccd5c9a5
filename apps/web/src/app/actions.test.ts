// Does every action that may wait in both ways, at once and late. Afterwards the cache must be the same, and so must the
// toasts. But a toast about a refusal names the thing when its page isn't open. The pages' own tests say where they lead.
import { keepToken, sessionPrint } from '@haat/client/session';
import * as cart from '@haat/contract/cart';
import * as cash from '@haat/contract/cash';
import * as complaints from '@haat/contract/complaints';
import * as credit from '@haat/contract/credit';
import * as deliveries from '@haat/contract/deliveries';
import type { EndpointSpec } from '@haat/contract/endpoint';
import type { ErrorCode } from '@haat/contract/errors';
import * as lists from '@haat/contract/lists';
import * as orders from '@haat/contract/orders';
import * as packing from '@haat/contract/packing';
import type { PayMethod } from '@haat/contract/payment-machine';
import * as payments from '@haat/contract/payments';
import * as products from '@haat/contract/products';
import type { ProposalAnswer } from '@haat/contract/proposal-machine';
import * as proposals from '@haat/contract/proposals';
import * as refunds from '@haat/contract/refunds';
import * as standing from '@haat/contract/standing';
import { onlineManager, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outbox } from '../messages/outbox.ts';
import { declaredActions } from '../platform/outbox/declared-actions.ts';
import { allEntries, type OutboxEntry, readAgain } from '../platform/outbox/outbox-entries.ts';
import { showThing } from '../platform/outbox/shown-things.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { cartChange, cartQuery } from '../slices/cart/cart.api.ts';
import type { CartChange } from '../slices/cart/cart-preview.ts';
import { answerHandOver, cashQuery, handOverCash, shopCashQuery } from '../slices/cash/cash.api.ts';
import {
  complaintQuery,
  complaintsQuery,
  makeComplaint,
  writeMessage,
} from '../slices/complaints/complaints.api.ts';
import {
  accountQuery,
  accountsQuery,
  addLine,
  answerLine,
  answerOffer,
  linesQuery,
} from '../slices/credit/credit.api.ts';
import {
  acceptRequest,
  acceptRequests,
  deliveriesQuery,
  deliveryQuery,
  giveBack,
  pickUpAll,
  recordDeliveryAction,
  requestsQuery,
} from '../slices/deliveries/deliveries.api.ts';
import { blankCompletion } from '../slices/deliveries/door/completion.ts';
import {
  agreeToList,
  answerList,
  cancelList,
  customerListQuery,
  customerListsQuery,
  sendList,
  shopListQuery,
  shopListsQuery,
} from '../slices/lists/lists.api.ts';
import { customerOrderQuery } from '../slices/orders/customer/customer-orders.api.ts';
import { packOrder, weighItem } from '../slices/orders/packing/packing.api.ts';
import { answerProposal, proposeChanges } from '../slices/orders/proposals/proposals.api.ts';
import { retailerOrderQuery } from '../slices/orders/shop/retailer-order.api.ts';
import {
  answerOrder,
  type OrderAnswer,
  retailerOrdersQuery,
} from '../slices/orders/shop/retailer-orders.api.ts';
import { answerPayment, choosePayBy, claimUpi, payRefund } from '../slices/payments/payments.api.ts';
import { savePrices, sheetQuery } from '../slices/products/price-sheet.api.ts';
import {
  acceptStanding,
  changeStanding,
  createStanding,
  endStanding,
  standingNeedsQuery,
  standingQuery,
} from '../slices/standing/standing.api.ts';
import { makeCash, makeHandOver, makeShopCash, makeShopHandOver } from '../testing/cash.ts';
import { makeComplaint as complaintOf } from '../testing/complaints.ts';
import { makeAccount, makeLine } from '../testing/credit.ts';
import { makeDelivery, makeRequest } from '../testing/deliveries.ts';
import { type FakeApi, fakeApi, refuse } from '../testing/fake-api.ts';
import { asShop, offeredList, sentList } from '../testing/lists.ts';
import { amma, cartOf, home, tomato } from '../testing/market.ts';
import { makePayment, makeRefund } from '../testing/payments.ts';
import { inList, makeOrder } from '../testing/retailer-orders.ts';
import { makeProduct } from '../testing/retailer-products.ts';
import { startSending, stopRetrying } from './send-late.ts';

const token = 'token-of-this-test';
keepToken(token);
const owner = sessionPrint();

interface Case {
  readonly perform: (client: QueryClient) => Promise<unknown>;
  readonly endpoint: EndpointSpec;
  readonly answer: unknown;
  readonly refusal: ReturnType<typeof refuse>;
}

const performing =
  <Input, Data>(mutation: UseMutationOptions<Data, Error, Input>, input: Input) =>
  (client: QueryClient) =>
    client.getMutationCache().build(client, mutation).execute(input);

const mark = (
  action: 'picked_up' | 'delivered' | 'completed',
  endpoint: EndpointSpec,
  code: ErrorCode,
): Case => ({
  perform: performing(recordDeliveryAction, {
    id: 71,
    orderId: 1042,
    action,
    completion: { payment: 'cash', payments: [{ method: 'cash', amount: 214 }], typed: blankCompletion },
    expectedAmount: 214,
  }),
  endpoint,
  answer: makeDelivery({ status: 'PICKED_UP', allowed_actions: [] }),
  refusal: refuse(code, code === 'order.changed' ? { amount: 180 } : {}),
});

const handBack: Case = {
  perform: performing(giveBack, { id: 71, orderId: 1042, reason: 'nobody_there', note: '' }),
  endpoint: deliveries.giveBack,
  answer: makeDelivery({ status: 'PICKED_UP' }),
  refusal: refuse('delivery.cannot_give_back'),
};

const statusAfter = {
  accept: 'ACCEPTED',
  reject: 'REJECTED',
  withdraw: 'CANCELLED',
  ready: 'ACCEPTED',
  hand_out: 'COMPLETED',
} as const;

const answerTo = (answer: OrderAnswer, endpoint: EndpointSpec, code: ErrorCode): Case => ({
  perform: performing(answerOrder, { id: 1043, answer, why: { reason: 'closed' } }),
  endpoint,
  answer: makeOrder({ status: statusAfter[answer], allowed_actions: [] }),
  refusal: refuse(code),
});

const packingOf = (isPacked: boolean): Case => ({
  perform: performing(packOrder, { id: 1043, isPacked }),
  endpoint: packing.packOrder,
  answer: makeOrder({ status: 'ACCEPTED', packed_at: isPacked ? '2026-11-21T16:05:12+05:30' : null }),
  refusal: refuse('order.cannot_pack'),
});

const weigh: Case = {
  perform: performing(weighItem, { id: 1043, itemId: 1, weighed: 760 }),
  endpoint: packing.weighOrder,
  answer: makeOrder({ status: 'ACCEPTED', price: 200 }),
  refusal: refuse('order.cannot_weigh'),
};

const suggest: Case = {
  perform: performing(proposeChanges, { id: 1043, changes: [{ id: 1, quantity: 1 }], note: '' }),
  endpoint: proposals.proposeChanges,
  answer: makeOrder(),
  refusal: refuse('order.cannot_propose'),
};

const answerShop = (answer: ProposalAnswer): Case => ({
  perform: performing(answerProposal, { orderId: 1043, id: 7, answer }),
  endpoint: proposals.answerProposal,
  answer: makeOrder({ status: answer === 'cancel' ? 'CANCELLED' : 'ACCEPTED', allowed_actions: [] }),
  refusal: refuse('proposal.over'),
});

const book = { accountId: 61, name: 'Amma Vegetables' } as const;

const answerCredit = (answer: 'agree' | 'refuse', endpoint: EndpointSpec): Case => ({
  perform: performing(answerOffer, { ...book, answer }),
  endpoint,
  answer: makeAccount({ state: answer === 'agree' ? 'open' : 'refused' }),
  refusal: refuse('answer.late'),
});

const addTo = (side: 'customer' | 'shop', endpoint: EndpointSpec): Case => ({
  perform: performing(addLine, { ...book, side, kind: 'payment', amount: 60, note: '' }),
  endpoint,
  answer: makeLine({ id: 903, by: side, state: 'waiting' }),
  refusal: refuse('credit.too_much'),
});

const answerInBook = (
  side: 'customer' | 'shop',
  answer: 'agree' | 'refuse',
  endpoint: EndpointSpec,
): Case => ({
  perform: performing(answerLine, { ...book, lineId: 902, side, answer }),
  endpoint,
  answer: makeLine({ state: answer === 'agree' ? 'agreed' : 'refused' }),
  refusal: refuse('answer.late'),
});

const payBy = (method: PayMethod): Case => ({
  perform: performing(choosePayBy, { orderId: 1043, payBy: method }),
  endpoint: payments.choosePayBy,
  answer: makeOrder({ pay_by: method }),
  refusal: refuse('upi.none'),
});

const claim: Case = {
  perform: performing(claimUpi, { orderId: 1043, amount: 214, reference: '4821' }),
  endpoint: payments.claimUpi,
  answer: makeOrder({ status: 'VERIFIED', payments: [makePayment({ amount: 214 })], due: 0 }),
  refusal: refuse('order.cannot_pay'),
};

const answerClaim = (answer: 'confirm' | 'deny', endpoint: EndpointSpec, code: ErrorCode): Case => ({
  perform: performing(answerPayment, { orderId: 1043, paymentId: 31, answer }),
  endpoint,
  answer: makeOrder({
    status: 'COMPLETED',
    payments: [makePayment({ amount: 214, state: answer === 'confirm' ? 'confirmed' : 'denied' })],
  }),
  refusal: refuse(code),
});

const paidRefund: Case = {
  perform: performing(payRefund, { orderId: 1043, refundId: 3 }),
  endpoint: refunds.payRefund,
  answer: { ...makeRefund({ state: 'paid' }), order: 1043 },
  refusal: refuse('not_found'),
};

const save: Case = {
  perform: performing(savePrices, [{ id: 29, price: 40.5 }]),
  endpoint: products.updateProducts,
  answer: { count: 1, results: [makeProduct({ price: 40.5 })] },
  refusal: refuse('product.stock_changed', { products: [{ id: 29, quantity: 3 }] }),
};

const handOver: Case = {
  perform: performing(handOverCash, { shopId: 7, name: 'Amma Vegetables', amount: 60, note: '' }),
  endpoint: cash.handOverCash,
  answer: makeHandOver({ id: 6, amount: 60 }),
  refusal: refuse('cash.too_much'),
};

const answerCash = (answer: 'confirm' | 'dispute', endpoint: EndpointSpec): Case => ({
  perform: performing(answerHandOver, { id: 5, name: 'Ravi Kumar', answer, reason: 'Nobody came' }),
  endpoint,
  answer: makeShopHandOver({ state: answer === 'confirm' ? 'confirmed' : 'disputed' }),
  refusal: refuse('answer.late'),
});

const complain: Case = {
  perform: performing(makeComplaint, { orderId: 1043, kind: 'quality', body: 'It was rotten.', files: [] }),
  endpoint: complaints.makeComplaint,
  answer: complaintOf({ id: 124 }),
  refusal: refuse('complaint.late'),
};

const writeTo = (side: 'customer' | 'shop', endpoint: EndpointSpec): Case => ({
  perform: performing(writeMessage, { complaintId: 123, number: 'C-000123', side, body: 'Sorry.' }),
  endpoint,
  answer: complaintOf({ messages: [] }),
  refusal: refuse('complaint.closed'),
});

const press = (kind: CartChange['kind'], endpoint: EndpointSpec): Case => ({
  perform: performing(cartChange, {
    id: 'press',
    kind,
    product: tomato,
    shopId: amma.id,
    shopName: amma.name,
    addressId: home.id,
    owner,
  }),
  endpoint,
  answer: cartOf(kind === 'add' ? [[tomato, 3]] : []),
  refusal: refuse('input.invalid'),
});

const milk: standing.StandingOrder = {
  id: 4,
  state: 'active',
  shop: { id: amma.id, name: amma.name },
  address: home.id,
  items: [],
  weekdays: [1],
  time: '06:00',
  pay_by: 'cash',
  fulfilment: 'delivery',
  until: null,
  paused_until: null,
  skips: [],
  next: null,
  last_refusal: null,
};

const ofMilk = { id: milk.id, shopName: amma.name } as const;

const sendTheList: Case = {
  perform: performing(sendList, {
    shopName: amma.name,
    body: { shop: amma.id, slot: 120778, text: 'Tomatoes', files: [], pay_by: 'cash' },
  }),
  endpoint: lists.sendList,
  answer: { ...sentList, id: 10 },
  refusal: refuse('list.too_many'),
};

const agreeing: Case = {
  perform: performing(agreeToList, { id: 9, shopName: amma.name, amount: 96 }),
  endpoint: lists.agreeToList,
  answer: makeOrder({ id: 1044, status: 'ACCEPTED' }),
  refusal: refuse('answer.late'),
};

const cancelling: Case = {
  perform: performing(cancelList, { id: 9, shopName: amma.name }),
  endpoint: lists.cancelList,
  answer: { ...offeredList, state: 'cancelled' },
  refusal: refuse('answer.late'),
};

const offering: Case = {
  perform: performing(answerList, {
    id: 9,
    name: 'Lakshmi',
    answer: { which: 'offer', body: { items: [{ product: tomato.id, quantity: 3 }], note: '' } },
  }),
  endpoint: lists.offerForList,
  answer: asShop({ ...offeredList, text: 'As the server has it' }),
  refusal: refuse('answer.late'),
};

const refusing: Case = {
  perform: performing(answerList, {
    id: 9,
    name: 'Lakshmi',
    answer: { which: 'refuse', body: { reason: 'closed', note: '' } },
  }),
  endpoint: lists.refuseList,
  answer: asShop({ ...offeredList, state: 'refused' }),
  refusal: refuse('answer.late'),
};

/** By the kind of the action and the name of its call. */
const cases: Readonly<Record<string, Case>> = {
  'deliveries accept: accept': {
    perform: performing(acceptRequest, makeRequest(71, 1042)),
    endpoint: deliveries.acceptRequest,
    answer: makeDelivery(),
    refusal: refuse('delivery.taken'),
  },
  'deliveries record: picked_up': mark('picked_up', deliveries.markPickedUp, 'delivery.cannot_pick_up'),
  'deliveries record: delivered': mark('delivered', deliveries.markDelivered, 'delivery.cannot_deliver'),
  'deliveries record: completed': mark('completed', deliveries.markCompleted, 'order.changed'),
  'deliveries give-back: give_back': handBack,
  'deliveries accept-all: all': {
    perform: performing(acceptRequests, { ids: [71, 72] }),
    endpoint: deliveries.acceptRequests,
    answer: { accepted: [71], refused: [{ id: 72, code: 'delivery.taken' }] },
    refusal: refuse('input.invalid'),
  },
  'deliveries pick-up: all': {
    perform: performing(pickUpAll, { ids: [71, 72] }),
    endpoint: deliveries.markAllPickedUp,
    answer: { count: 1, results: [makeDelivery({ status: 'PICKED_UP' })] },
    refusal: refuse('delivery.cannot_pick_up'),
  },
  'lists send: send': sendTheList,
  'lists agree: agree': agreeing,
  'lists cancel: cancel': cancelling,
  'lists answer: offer': offering,
  'lists answer: refuse': refusing,
  'retailer-orders answer: accept': answerTo('accept', orders.acceptOrder, 'order.cannot_accept'),
  'retailer-orders answer: reject': answerTo('reject', orders.rejectOrder, 'order.cannot_reject'),
  'retailer-orders answer: withdraw': answerTo('withdraw', orders.withdrawOrder, 'order.cannot_withdraw'),
  'retailer-orders answer: ready': answerTo('ready', orders.readyOrder, 'order.cannot_hand_out'),
  'retailer-orders answer: hand_out': answerTo('hand_out', orders.handOutOrder, 'order.cannot_hand_out'),
  'packing pack: pack': packingOf(true),
  'packing pack: unpack': packingOf(false),
  'packing weigh: weigh': weigh,
  'proposals propose: propose': suggest,
  'proposals answer: agree': answerShop('agree'),
  'proposals answer: leave_out': answerShop('leave_out'),
  'proposals answer: cancel': answerShop('cancel'),
  'credit offer: agree': answerCredit('agree', credit.agreeToCredit),
  'credit offer: refuse': answerCredit('refuse', credit.refuseCredit),
  'credit line: shop': addTo('shop', credit.addShopEntry),
  'credit line: customer': addTo('customer', credit.addCustomerEntry),
  'credit answer: shopAgrees': answerInBook('shop', 'agree', credit.shopAgreesToEntry),
  'credit answer: shopRefuses': answerInBook('shop', 'refuse', credit.shopRefusesEntry),
  'credit answer: customerAgrees': answerInBook('customer', 'agree', credit.customerAgreesToEntry),
  'credit answer: customerRefuses': answerInBook('customer', 'refuse', credit.customerRefusesEntry),
  'payments choose: choose': payBy('upi'),
  'payments claim: claim': claim,
  'payments answer: confirm': answerClaim('confirm', payments.confirmPayment, 'order.cannot_pay'),
  'payments answer: deny': answerClaim('deny', payments.denyPayment, 'answer.late'),
  'payments refund: paid': paidRefund,
  'products sheet: save': save,
  'standing make: make': {
    perform: performing(createStanding, {
      shopName: amma.name,
      body: {
        shop: amma.id,
        items: [{ product: tomato.id, quantity: 1 }],
        weekdays: [1],
        time: '06:00',
        pay_by: 'cash',
      },
    }),
    endpoint: standing.createStanding,
    answer: { ...milk, id: 5 },
    refusal: refuse('standing.too_many'),
  },
  'standing change: change': {
    perform: performing(changeStanding, { ...ofMilk, change: { skips: ['2026-11-23'] } }),
    endpoint: standing.changeStanding,
    answer: { ...milk, skips: ['2026-11-23'] },
    refusal: refuse('not_found'),
  },
  'standing end: end': {
    perform: performing(endStanding, ofMilk),
    endpoint: standing.endStanding,
    answer: undefined,
    refusal: refuse('not_found'),
  },
  'standing accept: all': {
    perform: performing(acceptStanding, { count: 2 }),
    endpoint: standing.acceptStanding,
    answer: { accepted: [1043], refused: [{ id: 1044, code: 'order.cannot_accept' }] },
    refusal: refuse('shop.not_verified'),
  },
  'cash hand-over: handOver': handOver,
  'cash answer: confirm': answerCash('confirm', cash.confirmHandOver),
  'cash answer: dispute': answerCash('dispute', cash.disputeHandOver),
  'complaints make: make': complain,
  'complaints write: customer': writeTo('customer', complaints.customerMessage),
  'complaints write: shop': writeTo('shop', complaints.shopMessage),
  'cart change: add': press('add', cart.addToCart),
  'cart change: remove': press('remove', cart.removeFromCart),
};

let api: FakeApi;
/** The toasts of one way. */
const toasts: string[] = [];

beforeEach(() => {
  for (const kind of ['success', 'error'] as const)
    vi.spyOn(toast, kind).mockImplementation((text) => {
      toasts.push(`${kind}: ${text}`);
      return '';
    });
  // What an earlier file of the worker may have left.
  localStorage.clear();
  readAgain();
  onlineManager.setOnline(true);
  keepToken(token);
  api = fakeApi();
});
afterEach(() => {
  vi.restoreAllMocks();
  stopRetrying();
  localStorage.clear();
  readAgain();
});

/** Data that a phone has seen before. */
function seed(): QueryClient {
  const client = createQueryClient();
  const pages = <Item>(...results: Item[]) => ({
    pages: [{ count: results.length, results }],
    pageParams: [0],
  });
  client.setQueryData(requestsQuery.queryKey, pages(makeRequest(71, 1042), makeRequest(72, 1043)) as never);
  client.setQueryData(deliveriesQuery.queryKey, pages(makeDelivery()) as never);
  client.setQueryData(deliveryQuery('71').queryKey, makeDelivery());
  client.setQueryData(retailerOrdersQuery('active').queryKey, pages(inList()) as never);
  client.setQueryData(retailerOrderQuery('1043').queryKey, makeOrder());
  client.setQueryData(customerOrderQuery('1043').queryKey, makeOrder());
  for (const side of ['shop', 'customer'] as const) {
    client.setQueryData(accountsQuery(side).queryKey, pages(makeAccount()) as never);
    client.setQueryData(accountQuery(side, '61').queryKey, makeAccount());
    client.setQueryData(linesQuery(side, '61').queryKey, pages(makeLine()) as never);
  }
  for (const side of ['customer', 'shop'] as const) {
    client.setQueryData(complaintsQuery(side).queryKey, pages(complaintOf()) as never);
    client.setQueryData(complaintQuery(side, '123').queryKey, complaintOf());
  }
  client.setQueryData(sheetQuery.queryKey, [makeProduct()]);
  client.setQueryData(customerListsQuery.queryKey, pages(offeredList) as never);
  client.setQueryData(customerListQuery('9').queryKey, offeredList);
  client.setQueryData(shopListsQuery.queryKey, pages(asShop(offeredList)) as never);
  client.setQueryData(shopListQuery('9').queryKey, asShop(offeredList));
  client.setQueryData(standingQuery.queryKey, [milk]);
  client.setQueryData(standingNeedsQuery.queryKey, { day: '2026-11-22', orders: 2, waiting: 2, goods: [] });
  client.setQueryData(cashQuery.queryKey, makeCash());
  client.setQueryData(shopCashQuery.queryKey, makeShopCash());
  const server = cartOf([[tomato, 1]]);
  client.setQueryData(cartQuery.queryKey, { server, shown: server } as never);
  return client;
}

const held = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryHash, state }) => [queryHash, state.data, state.isInvalidated] as const)
    .sort(([one], [other]) => one.localeCompare(other));

/** What it leaves behind. */
const tracesOf = (client: QueryClient) => ({ held: held(client), toasts: [...toasts] });

const isSettled = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('haat.outbox'))
    .every((key) => 'refusal' in JSON.parse(localStorage.getItem(key) ?? '{}'));

type Result = 'done' | 'refused';

function prepare({ endpoint, answer, refusal }: Case, result: Result): QueryClient {
  api.on(endpoint, (result === 'done' ? answer : refusal) as never);
  toasts.length = 0;
  return seed();
}

async function sendNow(one: Case, result: Result) {
  const client = prepare(one, result);
  const outcome = await one.perform(client).catch(() => 'refused');
  expect(outcome).toEqual(result === 'done' ? { state: 'sent', answer: one.answer } : 'refused');
  return tracesOf(client);
}

/** Returns its entry on the phone. */
async function keep(one: Case, client: QueryClient): Promise<OutboxEntry> {
  onlineManager.setOnline(false);
  expect(await one.perform(client)).toEqual({ state: 'waiting' });
  const [entry] = allEntries().filter(({ refusal }) => !refusal);
  if (!entry) throw new Error('The phone has no entry');
  onlineManager.setOnline(true);
  return entry;
}

/** The page of the thing stays open. */
async function sendLate(one: Case, result: Result) {
  const client = prepare(one, result);
  const { about } = await keep(one, client);
  const closePage = showThing(about);
  startSending(client);
  await vi.waitFor(() => expect(isSettled()).toBe(true));
  closePage();
  return client;
}

/** Sends it from another page, which hasn't loaded the action's code. */
async function sendAfterRestart(one: Case, result: Result) {
  const { title } = await keep(one, prepare(one, result));
  vi.resetModules();
  const fresh = await import('../platform/outbox/declared-actions.ts');
  const { startSending } = await import('./send-late.ts');
  await import('../slices/cart/index.ts');
  expect(fresh.declaredActions().map(({ kind }) => kind)).toEqual(['cart change']);
  const client = seed();
  startSending(client);
  await vi.waitFor(() => expect(isSettled()).toBe(true));
  return { client, title };
}

const declared = Object.values(import.meta.glob('../slices/**/*.api.ts', { eager: true }));

test('every declared action has a case here [OUTBOX-24]', () => {
  expect(declared.length).toBeGreaterThan(10);
  const names = declaredActions().flatMap(({ kind, call }) =>
    Object.keys(call).map((name) => `${kind}: ${name}`),
  );
  expect(names.sort()).toEqual(Object.keys(cases).sort());
});

const results: readonly Result[] = ['done', 'refused'];
const both = Object.entries(cases).flatMap(([name, one]) => results.map((result) => ({ name, result, one })));

test.each(both)(
  '$name: $result at once and $result late leave the same behind [OUTBOX-24]',
  async ({ one, result }) => {
    const before = held(seed());
    const atOnce = await sendNow(one, result);
    expect(atOnce.held).not.toEqual(before);
    const late = await sendLate(one, result);
    await vi.waitFor(() => expect(tracesOf(late)).toEqual(atOnce));
    expect(api.asked(one.endpoint)).toHaveLength(2);
    localStorage.clear();
    keepToken('token-of-this-test');
  },
);

test.each(both)('$name: $result after a restart of the app, too [OUTBOX-24]', async ({ one, result }) => {
  const atOnce = await sendNow(one, result);
  const late = await sendAfterRestart(one, result);
  const named = { ...atOnce, toasts: [`error: ${outbox.notDoneNamed(late.title)}`] };
  await vi.waitFor(() => expect(tracesOf(late.client)).toEqual(result === 'refused' ? named : atOnce));
});
