import type { BannerRecord } from '@haat/contract/operator/banners';
import { asc, eq, type SQL } from 'drizzle-orm';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { folded } from '../../platform/folded-in-sql.ts';
import { matchesWords } from '../../platform/folded-search.ts';
import { pageOf, wholeList } from '../../platform/page.ts';
import { coverOf } from '../media/index.ts';
import { images } from '../media/media.tables.ts';
import { banners } from './blog.tables.ts';

type ListQuery = Parameters<typeof pageOf>[0] & { readonly search?: string };

const selectBanners = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: banners.id,
      title: banners.title,
      key: images.key,
      link: banners.link,
      position: banners.position,
      version: banners.version,
    })
    .from(banners)
    .leftJoin(images, eq(images.id, banners.imageId))
    .where(which);

type BannerRow = Awaited<ReturnType<typeof selectBanners>>[number];

const presentBanner = ({ key, ...row }: BannerRow): BannerRecord => ({ ...row, cover: coverOf(key) });

/** In the order of the blog home. */
export async function viewBannerRecords(db: Db, query: ListQuery) {
  const { limit, offset } = pageOf(query, wholeList);
  const which = matchesWords(folded(banners.title), query.search);
  const [count, rows] = await Promise.all([
    db.$count(banners, which),
    selectBanners(db, which).orderBy(asc(banners.position), asc(banners.id)).limit(limit).offset(offset),
  ]);
  return { count, results: rows.map(presentBanner) };
}

/** Throws `not_found`. */
export async function viewBannerRecord(db: Db, bannerId: number): Promise<BannerRecord> {
  const [row] = await selectBanners(db, eq(banners.id, bannerId));
  if (!row) throw new AppError('not_found');
  return presentBanner(row);
}
