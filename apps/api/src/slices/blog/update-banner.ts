import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { type BannerFields, lockBanner, updateBannerRow } from './banner.queries.ts';
import { recordedBanner } from './publish-change.ts';

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
