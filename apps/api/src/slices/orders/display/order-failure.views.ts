// A failed delivery, for everybody on the order.
import type { FailedDelivery } from '@haat/contract/failed-delivery';
import { isoInZone } from '../../../platform/zoned-time.ts';
import type { OrderRow } from '../order.queries.ts';
import { orders } from '../order.tables.ts';

export const failureColumns = {
  needsOperatorSince: orders.needsOperatorSince,
  failureReason: orders.failureReason,
};

type Failure = Pick<OrderRow, keyof typeof failureColumns> & { readonly timeZone: string };

export const presentFailure = ({ failureReason, needsOperatorSince, timeZone }: Failure): FailedDelivery =>
  failureReason && needsOperatorSince
    ? { reason: failureReason, at: isoInZone(needsOperatorSince, timeZone) }
    : null;
