// All whole orders of a customer, page by page.
import { orderNumber } from '@haat/contract/city-ids';
import type { Language } from '@haat/contract/languages';
import type * as wire from '@haat/contract/orders';
import { and, lt, or } from 'drizzle-orm';
import { newestFirst, numberIn } from '../../../platform/city-id.ts';
import type { Db } from '../../../platform/database.ts';
import { isActive, isPrevious } from '../order.queries.ts';
import { orders } from '../order.tables.ts';
import { findOwnRows } from '../person-city.queries.ts';
import { listProposalsOf } from '../proposals/proposal.views.ts';
import { listHistoriesOf } from './order-history.views.ts';
import { listItemsOf } from './order-items.views.ts';
import { type OrderPage, type PageParts, presentPage, selectPages } from './order-page.views.ts';
import { listPaymentsOf } from './order-payments.views.ts';

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

async function presentPages(
  db: Db,
  pages: readonly OrderPage[],
  reader: Pick<PageParts, 'role' | 'language' | 'now'>,
): Promise<wire.Order[]> {
  if (pages.length === 0) return [];
  const ids = pages.map(({ id }) => id);
  const withProposal = pages.filter(({ hasProposal }) => hasProposal).map(({ id }) => id);
  const [items, events, proposals, payments] = await Promise.all([
    listItemsOf(db, ids),
    listHistoriesOf(db, ids),
    listProposalsOf(db, withProposal),
    listPaymentsOf(db, pages),
  ]);
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return pages.map((page) =>
    presentPage(page, {
      items: itemsOf.get(page.id) ?? [],
      events: eventsOf.get(page.id) ?? [],
      proposal: proposals.get(page.id),
      payments: payments.get(page.id),
      ...reader,
    }),
  );
}
