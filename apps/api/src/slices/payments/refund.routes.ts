import * as desk from '@haat/contract/operator/refunds';
import * as refunds from '@haat/contract/refunds';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { admitOnceVerified } from '../shops/index.ts';
import { viewRefund } from './refund.views.ts';
import { payRefundByOperator, payRefundByShop } from './refund-order.ts';

export const refundRoutes: Slice = ({ routes }) => {
  routes.write(
    refunds.payRefund,
    async ({ tx, actor, params }) => {
      const refundId = pathId(params.id);
      await payRefundByShop(tx, actor, refundId);
      return viewRefund(tx, refundId);
    },
    admitOnceVerified,
  );

  routes.write(desk.payRefund, async ({ tx, actor, params }) => {
    const refundId = pathId(params.id);
    await payRefundByOperator(tx, actor, refundId);
    return viewRefund(tx, refundId);
  });
};
