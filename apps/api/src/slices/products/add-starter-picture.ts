import type { Tx } from '../../platform/database.ts';
import { insertImage } from '../media/index.ts';
import { updateProductType, updateShopType } from '../shops/index.ts';
import type { PicturedRecord } from './starter-pictures.service.ts';
import { updateCatalogueProduct } from './update-catalogue-product.ts';

/** Throws `edit.stale` when somebody has just changed the record, `not_found` when it was deleted. */
export async function addStarterPicture(
  tx: Tx,
  actor: { readonly userId: number },
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
