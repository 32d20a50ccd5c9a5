import type { RefundOfOrder } from '@haat/contract/refunds';
import { eq } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import { eqId } from '../../platform/city-id.ts';
import type { Db } from '../../platform/database.ts';
import { cities } from '../accounts/account.tables.ts';
import { presentRefund } from '../orders/index.ts';
import { refunds } from './refund.tables.ts';

/** Throws `not_found`. */
export async function viewRefund(db: Db, refundId: number): Promise<RefundOfOrder> {
  const [row] = await db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      amountPaise: refunds.amountPaise,
      source: refunds.source,
      way: refunds.way,
      at: refunds.at,
      paidAt: refunds.paidAt,
      timeZone: cities.timeZone,
    })
    .from(refunds)
    .innerJoin(cities, eq(cities.id, refunds.cityId))
    .where(eqId(refunds.id, refundId));
  if (!row) throw new AppError('not_found');
  return { ...presentRefund(row, row.timeZone), order: row.orderId };
}
