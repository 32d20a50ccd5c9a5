import { paiseOf } from '@haat/contract/money';
import * as catalogue from '@haat/contract/operator/catalogue';
import { csvFile } from '../../platform/http/csv-file.ts';
import { pathId } from '../../platform/http/path-id.ts';
import { readForm } from '../../platform/http/read-form.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { recordExport } from '../accounts/index.ts';
import { readPack } from '../products/index.ts';
import { addToCatalogue } from './add-to-catalogue.ts';
import { deleteCatalogueProduct } from './delete-catalogue-product.ts';
import { catalogueFile } from './import/catalogue-row.ts';
import { catalogueLines } from './import/export-catalogue.views.ts';
import { importCatalogue } from './import/import-catalogue.ts';
import { checkImportForm, importFormFile } from './import/import-form.ts';
import { readProductFile } from './import/read-product-file.service.ts';
import { viewCatalogueRecord } from './operator-catalogue.views.ts';
import { updateCatalogueProduct } from './update-catalogue-product.ts';

export const operatorCatalogueRoutes: Slice = ({ routes }) => {
  routes.read(catalogue.getCatalogueProduct, ({ db, params }) => viewCatalogueRecord(db, pathId(params.id)));

  routes.write(catalogue.createCatalogueProduct, async ({ tx, actor, body }) => {
    const { type: typeId, price, description = '', tags = [], cover = null, name } = body;
    const input = { name, typeId, pricePaise: paiseOf(price), description, tags, cover, ...readPack(body) };
    return viewCatalogueRecord(tx, await addToCatalogue(tx, actor, input));
  });

  routes.write(catalogue.updateCatalogueProduct, async ({ tx, actor, params, body }) => {
    const productId = pathId(params.id);
    const { version, type: typeId, price, name, description, tags, cover } = body;
    const pricePaise = price === undefined ? undefined : paiseOf(price);
    const changes = { name, typeId, pricePaise, description, tags, cover, ...readPack(body) };
    await updateCatalogueProduct(tx, actor, { productId, version, changes });
    return viewCatalogueRecord(tx, productId);
  });

  routes.write(catalogue.deleteCatalogueProduct, async ({ tx, actor, params }) => {
    await deleteCatalogueProduct(tx, actor, { productId: pathId(params.id) });
    return undefined;
  });

  routes.act(catalogue.importCatalogue, async ({ actor, request, inTx }) => {
    const { file, ...how } = checkImportForm(await readForm(request, importFormFile));
    const rows = await readProductFile(file, catalogueFile);
    return inTx((tx) => importCatalogue(tx, actor, { rows, ...how }));
  });

  routes.act(catalogue.exportCatalogue, ({ db, inTx, actor, reply }) =>
    inTx(async (tx) => {
      await recordExport(tx, actor, { kind: 'catalogue' });
      return csvFile(reply, 'catalogue.csv', catalogueLines(db));
    }),
  );
};
