// One order or all orders of a person, whole.
import { orderNumber } from '@haat/contract/city-ids';
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/orders';
import { and, lt, or, sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { eqId, newestFirst, numberIn } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { everywhere } from '../../../platform/localized-text.ts';
import { preparedOnce } from '../../../platform/prepared.ts';
import type { OwnShop } from '../../shops/index.ts';
import type { PlacedOrder } from '../checkout/place-order.ts';
import { isActive, isPrevious } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { findOwnRows } from '../person-city.queries.ts';
import { listProposalsOf } from '../proposals/proposal.views.ts';
import { listHistoriesOf } from './order-history.views.ts';
import { listItemsOf } from './order-items.views.ts';
import { type OrderPage, type PageParts, presentPage, selectPages } from './order-page.views.ts';
import { listPaymentsOf, listRefundsOf } from './order-payments.views.ts';

interface AskedOrder {
  readonly orderId: number;
  /** Of the history's sentences. */
  readonly language: Language;
  readonly now: Date;
}

/** Throws `not_found`. */
export const viewCustomerOrder = (
  db: Db,
  customerId: number,
  { orderId, ...reader }: AskedOrder,
): Promise<wire.Order> =>
  viewOrder(db, orderId, { role: 'customer', ...reader, isTheirs: (page) => page.customerId === customerId });

/** The retailer of a suspended shop may only read. Throws `not_found`. */
export const viewShopOrder = (
  db: Db,
  { id: shopId, state }: Pick<OwnShop, 'id' | 'state'>,
  { orderId, ...reader }: AskedOrder,
): Promise<wire.Order> =>
  viewOrder(db, orderId, {
    role: state === 'verified' ? 'retailer' : null,
    ...reader,
    isTheirs: (page) => page.shopId === shopId,
  });

/** An order that the retailer of a verified shop has just answered. */
export const viewAnsweredOrder = (db: Db, shopId: number, asked: AskedOrder): Promise<wire.Order> =>
  viewShopOrder(db, { id: shopId, state: 'verified' }, asked);

const pageOfOrder = preparedOnce('order_page', (db: Db) =>
  selectPages(db).where(eqId(orders.id, sql.placeholder('orderId'))),
);

type Reader = Pick<PageParts, 'role' | 'language' | 'now'>;

async function viewOrder(
  db: Db,
  orderId: number,
  { isTheirs, ...reader }: Reader & { readonly isTheirs: (page: OrderPage) => boolean },
): Promise<wire.Order> {
  const pages = await pageOfOrder(db, { orderId });
  const [order] = await presentPages(db, pages.filter(isTheirs), reader);
  if (!order) throw new AppError('not_found');
  return order;
}

/** An order that was placed in this transaction. */
export function viewPlacedOrder({ order, sale, items }: PlacedOrder, language: Language): wire.Order {
  const { shop, city, lines } = sale;
  const page: OrderPage = {
    ...order,
    // Only the shop's page has them.
    customerFirstName: '',
    customerLastName: '',
    customerNumber: null,
    timeZone: city.timeZone,
    shopName: shop.name,
    shopNumber: shop.retailerNumber,
    shopAddress: shop.address,
    shopLatitude: shop.latitude,
    shopLongitude: shop.longitude,
    shopCoverKey: shop.coverKey,
    delivererFirstName: null,
    delivererLastName: null,
    delivererNumber: null,
    // Nobody pays before the goods are at the door.
    upiId: null,
    upiName: null,
    // Nobody needs the code yet.
    codeRule: 'off',
  };
  const coverKeys = new Map(lines.map(({ productId, coverKey }) => [productId, coverKey]));
  const withCovers = items.map((item) => ({ ...item, coverKey: coverKeys.get(item.productId) ?? null }));
  const events = [placedEvent(order)];
  const reader = { role: 'customer', language, now: order.createdAt } as const;
  return presentPage(page, {
    items: withCovers,
    events,
    proposal: undefined,
    payments: undefined,
    refunds: undefined,
    ...reader,
  });
}

const placedEvent = ({
  createdAt: at,
  status: toStatus,
}: PlacedOrder['order']): PageParts['events'][number] => ({
  at,
  toStatus,
  action: 'checkout',
  actorRole: 'customer',
  details: {},
  deliverer: everywhere(''),
  note: null,
});

interface OrdersBefore {
  readonly beforeId: number | undefined;
  readonly limit: number;
  readonly language: Language;
  readonly now: Date;
}

/** A page of a customer's orders older than `beforeId`, newest first. */
export async function viewCustomerOrderPages(
  db: Db,
  customerId: number,
  { beforeId, limit, language, now }: OrdersBefore,
): Promise<wire.Order[]> {
  // This condition is always true. It lets PostgreSQL use the partial indexes of active and of previous orders.
  const which = and((await findOwnRows(db, customerId))(orders.customerId), or(isActive, isPrevious));
  const pages = await selectPages(db)
    .where(beforeId === undefined ? which : and(which, lt(numberIn(orders), orderNumber(beforeId))))
    .orderBy(newestFirst(orders))
    .limit(limit);
  return presentPages(db, pages, { role: 'customer', language, now });
}

export async function presentPages(
  db: Db,
  pages: readonly OrderPage[],
  reader: Reader,
): Promise<wire.Order[]> {
  if (pages.length === 0) return [];
  const ids = pages.map(({ id }) => id);
  const withProposal = pages.filter(({ hasProposal }) => hasProposal).map(({ id }) => id);
  const [items, events, proposals, payments, refunds] = await Promise.all([
    listItemsOf(db, ids),
    listHistoriesOf(db, ids),
    listProposalsOf(db, withProposal),
    listPaymentsOf(db, pages),
    listRefundsOf(db, pages),
  ]);
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return pages.map((page) =>
    presentPage(page, {
      items: itemsOf.get(page.id) ?? [],
      events: eventsOf.get(page.id) ?? [],
      proposal: proposals.get(page.id),
      payments: payments.get(page.id),
      refunds: refunds.get(page.id),
      ...reader,
    }),
  );
}
