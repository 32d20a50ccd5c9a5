import type { CoverInput } from '@haat/contract/operator/cover';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { requireCoverImage } from '../media/index.ts';
import { requireLetters } from '../products/index.ts';
import { createCatalogueProduct, type NewCatalogueProduct } from './create-catalogue-product.ts';
import { recordedCatalogueFields } from './recorded-catalogue-fields.ts';

export interface CatalogueInput extends Omit<NewCatalogueProduct, 'imageId'> {
  readonly cover: CoverInput;
}

/** Adds a product for an operator. Returns its id. Throws `input.invalid` on `type`, `cover`, `name` or `names`. */
export async function addToCatalogue(
  tx: Tx,
  actor: { readonly userId: number },
  { cover, ...input }: CatalogueInput,
): Promise<number> {
  requireLetters(input);
  const product = { ...input, imageId: await requireCoverImage(tx, cover) };
  const id = await createCatalogueProduct(tx, product);
  await publish(tx, 'record.changed', {
    kind: 'catalogue',
    id,
    action: 'create',
    actorId: actor.userId,
    before: {},
    after: recordedCatalogueFields(product),
  });
  return id;
}
