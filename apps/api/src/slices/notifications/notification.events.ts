// Notifies people of events. `notify` publishes `people.notified`, and the push slice sends it to their devices.
import { rupeesOf } from '@haat/contract/money';
import type { ReminderStep } from '@haat/contract/reminder-steps';
import type { Tx } from '../../platform/database.ts';
import type { EventMap, Events } from '../../platform/events.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { listDeliverers, listOperators } from '../accounts/index.ts';
import type { OrderEvent } from '../orders/index.ts';
import type { ShopEvent } from '../shops/index.ts';
import { backNotifications } from './back-notifications.ts';
import { cashNotifications } from './cash-notifications.ts';
import { countTells } from './count-tells.ts';
import { type CreditEventName, creditNotifications } from './credit-notifications.ts';
import {
  countOpenRequests,
  listWhoGaveBack,
  viewBackFacts,
  viewCashFacts,
  viewCreditFacts,
  viewOrderFacts,
  viewShopFacts,
} from './facts.views.ts';
import { forgetPerson } from './forget-person.ts';
import { type ListEventName, listNotifications } from './list-notifications.ts';
import { shopChangedMessage } from './notifications.messages.ts';
import { type NewNotification, notify } from './notify.ts';
import {
  type OrderEventName,
  orderNotifications,
  type RequestFacts,
  requestNotifications,
  withdrawalNotifications,
} from './order-notifications.ts';
import {
  owedNotifications,
  type PaymentEventName,
  paymentNotifications,
  refundNotification,
} from './payment-notifications.ts';
import { type StandingEventName, standingNotifications } from './standing-notifications.ts';
import { toRetailerMessages } from './to-retailer.messages.ts';

export const notificationSubscribers: Slice = ({ events }) => {
  for (const name of Object.keys(orderNotifications) as OrderEventName[]) {
    // its keys, by definition: `order.accepted` and all others of orders
    events.on(name, (tx, event) => notifyAboutOrder(tx, name, event));
  }
  for (const name of Object.keys(shopNotifications) as ShopEventName[]) {
    // its keys, by definition
    events.on(name, (tx, event) => notifyAboutShop(tx, name, event));
  }
  events.on('own_shop.changed', async (tx, { shopId, retailerId, before, after }) => {
    const body = shopChangedMessage(before, after);
    const operators = await listOperators(tx);
    await notify(
      tx,
      operators.map((to) => ({ to, body, link: `/operator/shops/${shopId}` })),
      retailerId,
    );
  });
  events.on('product.back', async (tx, { waits }) => {
    // Nobody's call: whoever restocks isn't limited by how many wait.
    const facts = Map.groupBy(await viewBackFacts(tx, waits), ({ productId }) => productId);
    for (const ofProduct of facts.values()) await notify(tx, backNotifications(ofProduct), null);
  });
  events.on('refund.owed', async (tx, event) => {
    const facts = await viewOrderFacts(tx, event);
    await notify(tx, owedNotifications(facts, event), event.actorId);
  });
  events.on('refund.paid', async (tx, event) => {
    const facts = await viewOrderFacts(tx, event);
    await notify(tx, [refundNotification(facts, event)], event.actorId);
  });
  events.on('commission.paid', async (tx, { shopId, amountPaise, actorId }) => {
    const { retailer } = await viewShopFacts(tx, shopId);
    const body = toRetailerMessages.servicePaid(rupeesOf(amountPaise));
    await notify(tx, [{ to: retailer, body, link: '/retailer/statement' }], actorId);
  });
  for (const name of Object.keys(paymentNotifications) as PaymentEventName[]) {
    // its keys, by definition
    events.on(name, async (tx, event) => {
      await notify(tx, paymentNotifications[name](await viewOrderFacts(tx, event), event), event.actorId);
    });
  }
  for (const name of Object.keys(creditNotifications) as CreditEventName[]) {
    // its keys, by definition
    subscribeToCredit(events, name);
  }
  for (const name of Object.keys(standingNotifications) as StandingEventName[]) {
    // its keys, by definition
    subscribeToStanding(events, name);
  }
  for (const name of Object.keys(listNotifications) as ListEventName[]) {
    // its keys, by definition
    subscribeToLists(events, name);
  }
  events.on('person.deleted', (tx, { userId }) => forgetPerson(tx, userId));
};

type Happened = OrderEvent & {
  readonly step?: ReminderStep;
  readonly weighed?: { readonly now: number; readonly before: number };
  readonly standingId?: number;
  readonly isOffered?: true;
};

async function notifyAboutOrder(tx: Tx, name: OrderEventName, event: Happened): Promise<void> {
  const facts = await viewOrderFacts(tx, event);
  const requests = await viewRequestFacts(tx, name, event);
  const items = [
    ...orderNotifications[name](facts, event),
    ...(isWithdrawn(name, event) ? withdrawalNotifications(facts, event, await listOperators(tx)) : []),
    ...(requests ? requestNotifications(facts, requests) : []),
  ];
  await notify(tx, items, event.actorId);
}

const isWithdrawn = (name: OrderEventName, { actorRole }: Happened): boolean =>
  name === 'order.cancelled' && actorRole === 'retailer';

/** An accepted or released order is an open request. Nobody is told again of one that they gave back. */
async function viewRequestFacts(
  tx: Tx,
  name: OrderEventName,
  { cityId, orderId, step, fulfilment }: Happened,
): Promise<RequestFacts | undefined> {
  const since = sinceWhen(name, step);
  if (!since || fulfilment === 'pick_up') return undefined;
  const open = await countOpenRequests(tx, cityId);
  const deliverers = await listDeliverers(tx, cityId);
  const gaveBack = await listWhoGaveBack(tx, orderId);
  return { since, open, deliverers: deliverers.filter(({ id }) => !gaveBack.includes(id)) };
}

function sinceWhen(name: OrderEventName, step: ReminderStep | undefined): RequestFacts['since'] | undefined {
  if (name === 'order.accepted') return 'now';
  if (name === 'order.released') return 'again';
  return step === 'remind_deliverers' ? 'long' : undefined;
}

type ShopEventName = Extract<keyof EventMap, `shop.${string}`>;

const shopNotifications: Readonly<
  Record<ShopEventName, (name: string, event: ShopEvent) => Omit<NewNotification, 'to'>>
> = {
  'shop.verified': (name) => ({ body: toRetailerMessages.shopVerified(name), link: '/retailer/orders' }),
  'shop.suspended': (name, { reason }) => ({
    body: toRetailerMessages.shopSuspended(name, reason),
    link: '/retailer/not-verified',
  }),
  'shop.restored': (name) => ({ body: toRetailerMessages.shopRestored(name), link: '/retailer/orders' }),
};

async function notifyAboutShop(tx: Tx, name: ShopEventName, event: ShopEvent): Promise<void> {
  const { shopName, retailer } = await viewShopFacts(tx, event.shopId);
  await notify(tx, [{ to: retailer, ...shopNotifications[name](shopName, event) }], event.actorId);
}

function subscribeToCredit<Name extends CreditEventName>(events: Events, name: Name): void {
  events.on(name, async (tx, event) => {
    const facts = await viewCreditFacts(tx, event);
    await notify(tx, [creditNotifications[name](facts, event)], event.actorId);
  });
}

function subscribeToLists<Name extends ListEventName>(events: Events, name: Name): void {
  events.on(name, async (tx, event) => {
    const facts = await viewCreditFacts(tx, { shopId: event.shopId, customerId: event.userId });
    await notify(tx, listNotifications[name](facts, event), event.actorId);
  });
}

/** Nobody's call: it happens in the evening. */
function subscribeToStanding<Name extends StandingEventName>(events: Events, name: Name): void {
  events.on(name, async (tx, event) => {
    const facts = await viewCreditFacts(tx, { shopId: event.shopId, customerId: event.userId });
    await notify(tx, [standingNotifications[name](facts, event)], null);
  });
}

type CashEventName = keyof typeof cashNotifications;

export const cashNotificationSubscribers: Slice = ({ events }) => {
  for (const name of Object.keys(cashNotifications) as CashEventName[]) {
    // its keys, by definition
    const write = cashNotifications[name] as (facts: object, event: object) => NewNotification[]; // of the same name
    events.on(name, async (tx: Tx, event) => {
      await notify(tx, write(await viewCashFacts(tx, event), event), event.actorId);
    });
  }
};

export const tellSubscribers: Slice = ({ events, config }) =>
  events.on('people.notified', (tx, event) => countTells(tx, event, config.tellsPerHour));
