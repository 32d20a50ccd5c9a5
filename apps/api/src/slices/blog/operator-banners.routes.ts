import * as banners from '@haat/contract/operator/banners';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { requireCoverImage } from '../media/index.ts';
import { createBanner, deleteBanner, updateBanner } from './edit-banner.ts';
import { viewBannerRecord, viewBannerRecords } from './operator-banners.views.ts';

export const operatorBannerRoutes: Slice = ({ routes }) => {
  routes.read(banners.listBanners, ({ db, query }) => viewBannerRecords(db, query));
  routes.read(banners.getBanner, ({ db, params }) => viewBannerRecord(db, pathId(params.id)));

  routes.write(banners.createBanner, async ({ tx, actor, body: { cover, ...banner } }) => {
    const imageId = await requireCoverImage(tx, cover ?? null);
    return viewBannerRecord(tx, await createBanner(tx, actor.userId, { ...banner, imageId }));
  });

  routes.write(banners.updateBanner, async ({ tx, actor, params, body: { cover, version, ...banner } }) => {
    const bannerId = pathId(params.id);
    const imageId = cover === undefined ? undefined : await requireCoverImage(tx, cover);
    await updateBanner(tx, actor.userId, { bannerId, version, changes: { ...banner, imageId } });
    return viewBannerRecord(tx, bannerId);
  });

  routes.write(banners.deleteBanner, async ({ tx, actor, params }) => {
    await deleteBanner(tx, actor.userId, pathId(params.id));
    return undefined;
  });
};
