import type { Tx } from '../../platform/database.ts';
import { deleteBannerRow, lockBanner } from './banner.queries.ts';
import { publishDeleted, recordedBanner } from './publish-change.ts';

/** Throws `not_found`. */
export async function deleteBanner(tx: Tx, actorId: number, id: number): Promise<void> {
  const banner = await lockBanner(tx, id);
  await deleteBannerRow(tx, id);
  await publishDeleted(tx, { kind: 'banner', id, actorId }, recordedBanner(banner));
}
