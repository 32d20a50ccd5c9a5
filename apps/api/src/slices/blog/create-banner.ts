import type { Tx } from '../../platform/database.ts';
import { type BannerFields, findLastPosition, insertBanner } from './banner.queries.ts';
import { publishCreated, recordedBanner } from './publish-change.ts';

/** `link` is a path in the app, or a URL. Banners with a smaller position come first; without one it comes last. */
export type NewBanner = Omit<BannerFields, 'position'> & { readonly position?: number | undefined };

/** Creates a banner of the blog home. Returns its id. */
export async function createBanner(tx: Tx, actorId: number | null, input: NewBanner): Promise<number> {
  const banner = { ...input, position: input.position ?? (await findLastPosition(tx)) };
  const id = await insertBanner(tx, banner);
  await publishCreated(tx, { kind: 'banner', id, actorId }, recordedBanner(banner));
  return id;
}
