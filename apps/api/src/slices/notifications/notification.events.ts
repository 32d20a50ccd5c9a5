import type { Tx } from '../../platform/database.ts';
import type { EventMap } from '../../platform/events.ts';
import type { Slice } from '../../platform/kit.ts';
import { listDelivererIds } from '../accounts/index.ts';
import type { OrderEvent } from '../orders/index.ts';
import type { ShopEvent } from '../shops/index.ts';
import { forgetPerson } from './forget-person.ts';
import { type Letter, notify } from './notify.ts';
import { type OrderFacts, viewOrderFacts } from './order-facts.views.ts';
import { type OrderEventName, orderNews, requestNews } from './order-news.ts';
import { viewShopName } from './shop-name.views.ts';

export const notificationEars: Slice = ({ events }) => {
  for (const name of Object.keys(orderNews) as OrderEventName[]) {
    // its keys, by definition
    events.on(name, (tx, event) => tellOfOrder(tx, name, event));
  }
  for (const name of Object.keys(shopNews) as ShopEventName[]) {
    // its keys, by definition
    events.on(name, (tx, event) => tellOfShop(tx, name, event));
  }
  events.on('person.deleted', (tx, { userId }) => forgetPerson(tx, userId));
};

async function tellOfOrder(tx: Tx, name: OrderEventName, event: OrderEvent): Promise<void> {
  const facts = await viewOrderFacts(tx, event.orderId);
  const letters = [...orderNews[name](facts, event), ...(await lettersOfRequest(tx, name, event, facts))];
  await notify(tx, letters, event.actorId);
}

/** An accepted or released order is an open request. */
async function lettersOfRequest(
  tx: Tx,
  name: OrderEventName,
  { cityId }: OrderEvent,
  facts: OrderFacts,
): Promise<Letter[]> {
  if (name !== 'order.accepted' && name !== 'order.released') return [];
  return requestNews(facts, name === 'order.released', await listDelivererIds(tx, cityId));
}

type ShopEventName = Extract<keyof EventMap, `shop.${string}`>;

const shopNews: Readonly<Record<ShopEventName, (name: string, event: ShopEvent) => Omit<Letter, 'to'>>> = {
  'shop.verified': (name) => ({ body: `${name} is verified: you can sell now.`, link: '/retailer/orders' }),
  'shop.suspended': (name, { reason }) => ({
    body: `${name} is suspended${reason ? `: ${reason}` : '.'}`,
    link: '/retailer/not-verified',
  }),
  'shop.restored': (name) => ({ body: `${name} may sell again.`, link: '/retailer/orders' }),
};

async function tellOfShop(tx: Tx, name: ShopEventName, event: ShopEvent): Promise<void> {
  const letter = shopNews[name](await viewShopName(tx, event.shopId), event);
  await notify(tx, [{ to: event.keeperId, ...letter }], event.actorId);
}
