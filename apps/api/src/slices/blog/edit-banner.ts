import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import {
  type BannerFields,
  deleteBannerRow,
  findLastPosition,
  insertBanner,
  lockBanner,
  updateBannerRow,
} from './banner.queries.ts';
import { publishCreated, publishDeleted, recordedBanner } from './publish-change.ts';

/** `link` is a path in the app, or a URL. Banners with a smaller position come first; without one it comes last. */
export type NewBanner = Omit<BannerFields, 'position'> & { readonly position?: number | undefined };

/** Creates a banner of the blog home. Returns its id. */
export async function createBanner(tx: Tx, actorId: number | null, input: NewBanner): Promise<number> {
  const banner = { ...input, position: input.position ?? (await findLastPosition(tx)) };
  const id = await insertBanner(tx, banner);
  await publishCreated(tx, { kind: 'banner', id, actorId }, recordedBanner(banner));
  return id;
}

interface BannerEdit {
  readonly bannerId: number;
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly [Field in keyof BannerFields]?: BannerFields[Field] | undefined };
}

/** Throws `not_found`, `edit.stale`. */
export async function updateBanner(
  tx: Tx,
  actorId: number,
  { bannerId, version, changes }: BannerEdit,
): Promise<void> {
  const before = await lockBanner(tx, bannerId);
  requireVersion(before.version, version);
  const after: BannerFields = { ...before, ...definedOf(changes) };
  const changed = changedFields(recordedBanner(before), recordedBanner(after));
  if (!changed) return;
  await updateBannerRow(tx, bannerId, after);
  await publish(tx, 'record.changed', {
    kind: 'banner',
    id: bannerId,
    action: 'update',
    actorId,
    ...changed,
  });
}

/** Throws `not_found`. */
export async function deleteBanner(tx: Tx, actorId: number, id: number): Promise<void> {
  const banner = await lockBanner(tx, id);
  await deleteBannerRow(tx, id);
  await publishDeleted(tx, { kind: 'banner', id, actorId }, recordedBanner(banner));
}
