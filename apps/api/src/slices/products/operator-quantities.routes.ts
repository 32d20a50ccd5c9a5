import * as shops from '@haat/contract/operator/shops';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewShopRecord } from '../shops/index.ts';
import { viewNotCounted } from './first-quantity.views.ts';
import { setFirstQuantitiesForShop } from './set-first-quantities.ts';

export const operatorQuantityRoutes: Slice = ({ routes }) => {
  routes.read(shops.countNotCounted, async ({ db, params }) => {
    const { id } = await viewShopRecord(db, pathId(params.id));
    return viewNotCounted(db, id);
  });

  routes.write(shops.setFirstQuantities, async ({ tx, actor, params, body }) => {
    const { id: shopId } = await viewShopRecord(tx, pathId(params.id));
    return setFirstQuantitiesForShop(tx, { actorId: actor.userId, shopId, quantity: body.quantity });
  });
};
