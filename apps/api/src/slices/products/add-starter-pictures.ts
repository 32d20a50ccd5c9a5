import type { Tx } from '../../platform/database.ts';
import { insertImage } from '../media/index.ts';
import { updateProductType, updateShopType } from '../shops/index.ts';
import { coverCopies } from './catalogue.queries.ts';
import type { PicturedRecord } from './starter-pictures.service.ts';
import { updateCatalogueProduct } from './update-catalogue-product.ts';

interface Adding {
  readonly actor: { readonly userId: number };
  readonly records: readonly PicturedRecord[];
}

/** Throws `edit.stale` when somebody has just changed a record, `not_found` when it was deleted. */
export async function addStarterPictures(tx: Tx, { actor, records }: Adding): Promise<void> {
  for (const record of records) await addPicture(tx, actor, record);
  // Shops may have taken them before they had a picture.
  await coverCopies(
    tx,
    records.filter(({ kind }) => kind === 'good').map(({ id }) => id),
  );
}

async function addPicture(
  tx: Tx,
  actor: Adding['actor'],
  { kind, id, version, name, stored }: PicturedRecord,
): Promise<void> {
  const imageId = await insertImage(tx, { stored, name, isPrimary: false, ownerId: null });
  if (kind === 'good') {
    const same = { name: undefined, typeId: undefined, pricePaise: undefined, tags: undefined };
    const changes = { ...same, description: undefined, cover: imageId };
    await updateCatalogueProduct(tx, actor, { productId: id, version, changes });
  } else {
    const update = kind === 'shop_type' ? updateShopType : updateProductType;
    await update(tx, actor.userId, { typeId: id, version, changes: { imageId } });
  }
}
