import * as types from '@haat/contract/operator/product-types';
import { pathId } from '../../platform/http/path-id.ts';
import { readNames } from '../../platform/local-names.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { requireCoverImage } from '../media/index.ts';
import {
  createProductType,
  deleteProductType,
  updateProductType,
  viewProductTypeRecord,
  viewProductTypeRecords,
} from '../shops/index.ts';
import { makeTypeTexts, type TypeTexts } from './type-texts.service.ts';

export const operatorProductTypeRoutes: Slice = (context) => {
  const { routes } = context;
  const typeTexts = openTypeTexts(context);

  routes.read(types.listProductTypes, ({ db, query }) => viewProductTypeRecords(db, query));

  routes.read(types.getProductType, ({ db, params }) => viewProductTypeRecord(db, pathId(params.id)));

  routes.write(types.createProductType, async ({ tx, actor, body }) => {
    const { name, cover = null, position = null, shop_types: shopTypeIds = [] } = body;
    const names = readNames(body.names) ?? {};
    const imageId = await requireCoverImage(tx, cover);
    return viewProductTypeRecord(
      tx,
      await createProductType(tx, { name, names, imageId, position, shopTypeIds }, actor.userId),
    );
  });

  routes.act(types.updateProductType, async ({ actor, params, body, inTx }) => {
    const { version, name, cover, position, shop_types: shopTypeIds } = body;
    const names = readNames(body.names);
    const typeId = pathId(params.id);
    const answer = await inTx(async (tx) => {
      const imageId = cover === undefined ? undefined : await requireCoverImage(tx, cover);
      const changes = { name, names, imageId, position, shopTypeIds };
      await updateProductType(tx, actor.userId, { typeId, version, changes });
      return viewProductTypeRecord(tx, typeId);
    });
    if (name !== undefined || names) await typeTexts.renewSoon();
    return answer;
  });

  routes.write(types.deleteProductType, async ({ tx, actor, params }) => {
    await deleteProductType(tx, actor.userId, pathId(params.id));
    return undefined;
  });
};

function openTypeTexts({ app, database, clock, runsJobs }: Parameters<Slice>[0]): TypeTexts {
  const typeTexts = makeTypeTexts({
    database,
    clock,
    onFailure: (error) => app.log.warn({ err: error }, 'could not renew search texts; tried again soon'),
  });
  app.addHook('onListen', async () => {
    if (runsJobs) typeTexts.follow();
  });
  app.addHook('onClose', () => typeTexts.close());
  return typeTexts;
}
