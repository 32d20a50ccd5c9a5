import type { Tx } from '../../../platform/database.ts';
import { insertImage } from '../../media/index.ts';
import { coverCopies } from '../../products/index.ts';
import { updateProductType, updateShopType } from '../../shops/index.ts';
import { updateCatalogueProduct } from '../update-catalogue-product.ts';
import type { PicturedRecord } from './starter-pictures.service.ts';

interface Adding {
  readonly actor: { readonly userId: number };
  readonly records: readonly PicturedRecord[];
}

/** Throws `edit.stale` when somebody has just changed a record, `not_found` when it was deleted. */
export async function addStarterPictures(tx: Tx, { actor, records }: Adding): Promise<void> {
  const covers: { catalogueProductId: number; imageId: number }[] = [];
  for (const record of records) {
    const imageId = await addPicture(tx, actor, record);
    if (record.kind === 'good') covers.push({ catalogueProductId: record.id, imageId });
  }
  // Shops may have copied them before they had a picture.
  await coverCopies(tx, covers);
}

/** Returns the picture's id. */
async function addPicture(
  tx: Tx,
  actor: Adding['actor'],
  { kind, id, version, name, stored }: PicturedRecord,
): Promise<number> {
  const imageId = await insertImage(tx, { stored, name, isPrimary: false, ownerId: null });
  if (kind === 'good') {
    const same = { name: undefined, typeId: undefined, pricePaise: undefined, tags: undefined };
    const changes = { ...same, description: undefined, cover: imageId };
    await updateCatalogueProduct(tx, actor, { productId: id, version, changes });
  } else {
    const update = kind === 'shop_type' ? updateShopType : updateProductType;
    await update(tx, actor.userId, { typeId: id, version, changes: { imageId } });
  }
  return imageId;
}
