// One order, as its customer and its retailer see it.
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/orders';
import { sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import { eqId } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { everywhere } from '../../../platform/localized-text.ts';
import { preparedOnce } from '../../../platform/prepared.ts';
import type { OwnShop } from '../../shops/index.ts';
import type { PlacedOrder } from '../checkout/place-order.ts';
import { orders } from '../order.tables.ts';
import { listProposalsOf } from '../proposals/proposal.views.ts';
import { listHistoriesOf } from './order-history.views.ts';
import { listItemsOf } from './order-items.views.ts';
import { type OrderPage, type PageParts, presentPage, selectPages } from './order-page.views.ts';
import { listPaymentsOf } from './order-payments.views.ts';

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
  const [[page], items, events] = await Promise.all([
    pageOfOrder(db, { orderId }),
    listItemsOf(db, [orderId]),
    listHistoriesOf(db, [orderId]),
  ]);
  if (!page || !isTheirs(page)) throw new AppError('not_found');
  const [proposals, payments] = await Promise.all([
    listProposalsOf(db, page.hasProposal ? [orderId] : []),
    listPaymentsOf(db, [page]),
  ]);
  const parts = { proposal: proposals.get(orderId), payments: payments.get(orderId) };
  return presentPage(page, { items, events, ...parts, ...reader });
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
