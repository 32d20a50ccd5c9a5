import * as catalogue from '@haat/contract/catalogue';
import * as goodsFiles from '@haat/contract/goods-files';
import { createdOr200 } from '../../platform/http/answers.ts';
import { csvFile } from '../../platform/http/csv-file.ts';
import { pathId } from '../../platform/http/path-id.ts';
import { readForm } from '../../platform/http/read-form.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewRetailerProduct } from '../products/index.ts';
import { getOwnShop } from '../shops/index.ts';
import { addAllCatalogueProducts, addCatalogueProduct } from './add-from-catalogue.ts';
import { viewCatalogueProduct, viewCatalogueTypes } from './catalogue.views.ts';
import { goodsLines } from './goods/export-goods.views.ts';
import { goodsFile } from './goods/goods-row.ts';
import { importGoods } from './goods/import-goods.ts';
import { checkImportForm, importFormFile } from './import/import-form.ts';
import { readProductFile } from './import/read-product-file.service.ts';

export const catalogueRoutes: Slice = ({ routes }) => {
  routes.read(catalogue.catalogueTypes, ({ db, actor, language }) =>
    viewCatalogueTypes(db, actor.userId, language),
  );

  routes.read(catalogue.getCatalogueProduct, ({ db, actor, params, language }) =>
    viewCatalogueProduct(db, actor.userId, { id: pathId(params.id), language }),
  );

  routes.write(catalogue.addCatalogueProduct, async ({ tx, actor, params, language }) => {
    const { productId, isNew } = await addCatalogueProduct(tx, actor, pathId(params.id));
    return createdOr200(
      isNew,
      await viewRetailerProduct(tx, actor.userId, { productId, language, now: tx.now }),
    );
  });

  routes.act(goodsFiles.importGoods, async ({ actor, request, inTx, language }) => {
    const { file, isDryRun } = checkImportForm(await readForm(request, importFormFile));
    const rows = await readProductFile(file, goodsFile);
    return inTx((tx) => importGoods(tx, actor, { rows, isDryRun, language }));
  });

  routes.act(goodsFiles.exportGoods, async ({ db, actor, reply }) => {
    const { id } = await getOwnShop(db, actor.userId);
    return csvFile(reply, 'goods.csv', goodsLines(db, id));
  });

  routes.write(catalogue.addAllCatalogueProducts, ({ tx, actor, body }) =>
    addAllCatalogueProducts(tx, actor, { typeId: body.product_type, exclude: body.exclude ?? [] }),
  );
};
