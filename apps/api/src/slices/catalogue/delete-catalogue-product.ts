import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { detachCopies } from '../products/index.ts';
import { deleteCatalogueRow, lockCatalogueProduct, stopCopies } from './catalogue.queries.ts';
import { recordedCatalogueFields } from './recorded-catalogue-fields.ts';

/** Shops keep their copies. Throws `not_found`. */
export async function deleteCatalogueProduct(
  tx: Tx,
  actor: { readonly userId: number },
  { productId }: { readonly productId: number },
): Promise<void> {
  await stopCopies(tx);
  const before = await lockCatalogueProduct(tx, productId);
  await detachCopies(tx, productId);
  await deleteCatalogueRow(tx, productId);
  await publish(tx, 'catalogue.changed', { texts: [] });
  await publish(tx, 'record.changed', {
    kind: 'catalogue',
    id: productId,
    action: 'delete',
    actorId: actor.userId,
    before: recordedCatalogueFields(before),
    after: {},
  });
}
