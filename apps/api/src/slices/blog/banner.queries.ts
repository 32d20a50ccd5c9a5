import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { banners } from './blog.tables.ts';

export interface BannerFields {
  readonly title: string;
  readonly imageId: number | null;
  readonly link: string;
  readonly position: number;
}
type BannerRow = BannerFields & { readonly version: number };

export async function insertBanner(tx: Tx, banner: BannerFields): Promise<number> {
  const [row] = await tx.insert(banners).values(banner).returning({ id: banners.id });
  if (!row) throw new Error('the banner was not written');
  return row.id;
}

/** Behind all others. */
export async function findLastPosition(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ next: sql`coalesce(max(${banners.position}) + 1, 0)`.mapWith(Number) })
    .from(banners);
  return row?.next ?? 0;
}

/** Throws `not_found`. */
export async function lockBanner(tx: Tx, bannerId: number): Promise<BannerRow> {
  const { title, imageId, link, position, version } = banners;
  const [row] = await tx
    .select({ title, imageId, link, position, version })
    .from(banners)
    .where(eq(banners.id, bannerId))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateBannerRow(
  tx: Tx,
  bannerId: number,
  { title, imageId, link, position }: BannerFields,
): Promise<void> {
  await tx
    .update(banners)
    .set({ title, imageId, link, position, version: sql`${banners.version} + 1` })
    .where(eq(banners.id, bannerId));
}

export async function deleteBannerRow(tx: Tx, bannerId: number): Promise<void> {
  await tx.delete(banners).where(eq(banners.id, bannerId));
}
