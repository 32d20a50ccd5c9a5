import { cleanName } from '@haat/contract/clean-name';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { everyName } from '../../platform/local-names.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { requireCoverImage } from '../media/index.ts';
import {
  distinctTags,
  requireLetters,
  requirePriceWithinMrp,
  requireProductType,
  requireStep,
  searchTextOf,
} from '../products/index.ts';
import type { CatalogueInput } from './add-to-catalogue.ts';
import { lockCatalogueProduct, updateCatalogueRow } from './catalogue.queries.ts';
import { recordedCatalogueFields } from './recorded-catalogue-fields.ts';

interface CatalogueEdit {
  readonly productId: number;
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly [Field in keyof CatalogueInput]?: CatalogueInput[Field] | undefined };
}

/** Copies in shops stay as they are. Throws `not_found`, `edit.stale`, `input.invalid` on `type`, `cover`, `price` or `net_quantity`. */
export async function updateCatalogueProduct(
  tx: Tx,
  actor: { readonly userId: number },
  { productId, version, changes }: CatalogueEdit,
): Promise<void> {
  requireLetters(changes);
  const before = await lockCatalogueProduct(tx, productId);
  requireVersion(before.version, version);
  const type = await requireProductType(tx, changes.typeId ?? before.typeId);
  const name = changes.name === undefined ? before.name : cleanName(changes.name);
  const tags = changes.tags === undefined ? before.tags : distinctTags(changes.tags);
  const { cover, ...plain } = changes;
  const imageId = cover === undefined ? before.imageId : await requireCoverImage(tx, cover);
  const { version: _, ...kept } = before;
  const edited = { ...kept, ...definedOf(plain), typeId: type.id, name, tags, imageId };
  if (changes.pricePaise !== undefined || changes.mrpPaise !== undefined) requirePriceWithinMrp(edited);
  requireStep(edited);
  const searchText = searchTextOf({ ...edited, typeName: everyName(type) });
  const after = { ...edited, searchText };
  const changed = changedFields(recordedCatalogueFields(before), recordedCatalogueFields(after));
  if (!changed) return;
  await updateCatalogueRow(tx, after);
  const change = { kind: 'catalogue', id: productId, action: 'update', actorId: actor.userId } as const;
  await publish(tx, 'record.changed', { ...change, ...changed });
  if (searchText !== before.searchText) await publish(tx, 'catalogue.changed', { texts: [searchText] });
}
