import * as packing from '@haat/contract/packing';
import { yearPattern } from '@haat/contract/times';
import { invalidInput } from '../../../platform/app-error.ts';
import { pathId } from '../../../platform/http/path-id.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { admitOnceVerified, getOwnShop } from '../../shops/index.ts';
import { viewAnsweredOrder } from '../display/order.views.ts';
import { packOrder } from './pack-order.ts';
import { packingMessages } from './packing.messages.ts';
import { viewPackingList, viewSlotsToPack } from './packing.views.ts';
import { weighOrder } from './weigh-order.ts';

export const packingRoutes: Slice = ({ routes }) => {
  routes.read(
    packing.slotsToPack,
    async ({ db, actor, query, language, now }) => {
      const shop = await getOwnShop(db, actor.userId);
      if (query.start === undefined) return viewSlotsToPack(db, shop.id);
      return viewPackingList(db, shop, { start: instantOf(query.start), language, now });
    },
    admitOnceVerified,
  );

  routes.write(packing.packOrder, async ({ tx, actor, params, body, doneAt, language }) => {
    const input = { orderId: pathId(params.id), isPacked: body.is_packed, doneAt };
    const { id, shopId } = await packOrder(tx, actor, input);
    return viewAnsweredOrder(tx, shopId, { orderId: id, language, now: tx.now });
  });

  routes.write(packing.weighOrder, async ({ tx, actor, params, body, doneAt, language }) => {
    const { id, shopId } = await weighOrder(tx, actor, { orderId: pathId(params.id), ...body, doneAt });
    return viewAnsweredOrder(tx, shopId, { orderId: id, language, now: tx.now });
  });
};

const instantPattern = new RegExp(
  `^${yearPattern}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[ +-]\\d\\d:\\d\\d)$`,
);

/** The plus of an offset becomes a space in a query that isn't encoded. */
function instantOf(text: string): Date {
  const instant = new Date(text.replace(' ', '+'));
  if (!instantPattern.test(text) || Number.isNaN(instant.getTime()))
    throw invalidInput({ start: [packingMessages.notAnInstant] });
  return instant;
}
