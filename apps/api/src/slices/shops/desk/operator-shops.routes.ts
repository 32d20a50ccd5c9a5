import { basisPointsOf } from '@haat/contract/money';
import * as types from '@haat/contract/operator/shop-types';
import * as shops from '@haat/contract/operator/shops';
import { pathId } from '../../../platform/http/path-id.ts';
import { readNames } from '../../../platform/local-names.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { recordNumberSearch, recordNumberView } from '../../accounts/index.ts';
import { requireCoverImage } from '../../media/index.ts';
import { createShopType, deleteShopType, updateShopType } from '../kinds/edit-shop-types.ts';
import { viewShopTypeRecord, viewShopTypeRecords } from '../kinds/operator-type.views.ts';
import { restoreShop, suspendShop, verifyShop } from './change-shop-state.ts';
import { editShop } from './edit-shop.ts';
import { viewShopRecord, viewShopRecords, viewWholeShopRecord } from './operator-shop.views.ts';

export const operatorShopRoutes: Slice = ({ routes }) => {
  routes.write(shops.listShops, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewShopRecords(tx, query);
  });

  routes.write(shops.getShop, async ({ tx, actor, params }) => {
    const shop = await viewWholeShopRecord(tx, pathId(params.id));
    await recordNumberView(tx, actor, shop.retailer.id);
    return shop;
  });

  routes.write(shops.updateShop, async ({ tx, actor, params, body }) => {
    const {
      version,
      name,
      latitude,
      longitude,
      type: typeId,
      additional_types: additionalTypeIds,
      cover,
      commission_percent: percent,
    } = body;
    const shopId = pathId(params.id);
    const imageId = cover === undefined ? undefined : await requireCoverImage(tx, cover);
    const commissionBasisPoints = percent == null ? percent : basisPointsOf(percent);
    const changes = {
      name,
      latitude,
      longitude,
      typeId,
      additionalTypeIds,
      imageId,
      commissionBasisPoints,
    };
    await editShop(tx, actor.userId, { shopId, version, changes });
    return viewShopRecord(tx, shopId);
  });

  routes.write(shops.verifyShop, async ({ tx, actor, params }) => {
    const { shopId } = await verifyShop(tx, actor.userId, pathId(params.id));
    return viewShopRecord(tx, shopId);
  });

  routes.write(shops.suspendShop, async ({ tx, actor, params, body: { reason } }) => {
    const { shopId } = await suspendShop(tx, actor.userId, { shopId: pathId(params.id), reason });
    return viewShopRecord(tx, shopId);
  });

  routes.write(shops.restoreShop, async ({ tx, actor, params }) => {
    const { shopId } = await restoreShop(tx, actor.userId, pathId(params.id));
    return viewShopRecord(tx, shopId);
  });
};

export const operatorShopTypeRoutes: Slice = ({ routes }) => {
  routes.read(types.listShopTypes, ({ db, query }) => viewShopTypeRecords(db, query));

  routes.read(types.getShopType, ({ db, params }) => viewShopTypeRecord(db, pathId(params.id)));

  routes.write(types.createShopType, async ({ tx, actor, body }) => {
    const { name, cover = null, position = null } = body;
    const names = readNames(body.names) ?? {};
    const imageId = await requireCoverImage(tx, cover);
    return viewShopTypeRecord(tx, await createShopType(tx, { name, names, imageId, position }, actor.userId));
  });

  routes.write(types.updateShopType, async ({ tx, actor, params, body }) => {
    const { version, name, cover, position } = body;
    const names = readNames(body.names);
    const typeId = pathId(params.id);
    const imageId = cover === undefined ? undefined : await requireCoverImage(tx, cover);
    await updateShopType(tx, actor.userId, { typeId, version, changes: { name, names, imageId, position } });
    return viewShopTypeRecord(tx, typeId);
  });

  routes.write(types.deleteShopType, async ({ tx, actor, params }) => {
    await deleteShopType(tx, actor.userId, pathId(params.id));
    return undefined;
  });
};
