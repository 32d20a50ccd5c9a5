import type { Db } from '../../platform/database.ts';
import { requireNotOwn } from '../shops/index.ts';
import type { OrderRow } from './order.queries.ts';

/**
 * For operators. Customer, retailer and deliverer of an order are concerned, and the deliverer who would get it. Throws
 * `operator.own`.
 */
export const requireNotOwnOrder = (
  db: Db,
  actorId: number | null,
  { customerId, delivererId, shopId }: Pick<OrderRow, 'customerId' | 'delivererId' | 'shopId'>,
  nextDelivererId: number | null = null,
): Promise<void> =>
  requireNotOwn(db, actorId, { people: [customerId, delivererId, nextDelivererId], shopId });
