import * as categories from '@haat/contract/operator/categories';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { requireCoverImage } from '../media/index.ts';
import { createCategory, deleteCategory, updateCategory } from './edit-category.ts';
import { viewCategoryRecord, viewCategoryRecords } from './operator-categories.views.ts';

export const operatorCategoryRoutes: Slice = ({ routes }) => {
  routes.read(categories.listCategories, ({ db, query }) => viewCategoryRecords(db, query));
  routes.read(categories.getCategory, ({ db, params }) => viewCategoryRecord(db, pathId(params.id)));

  routes.write(categories.createCategory, async ({ tx, actor, body: { name, cover } }) => {
    const imageId = await requireCoverImage(tx, cover ?? null);
    return viewCategoryRecord(tx, await createCategory(tx, actor.userId, { name, imageId }));
  });

  routes.write(categories.updateCategory, async ({ tx, actor, params, body: { name, cover, version } }) => {
    const categoryId = pathId(params.id);
    const imageId = cover === undefined ? undefined : await requireCoverImage(tx, cover);
    await updateCategory(tx, actor.userId, { categoryId, version, changes: { name, imageId } });
    return viewCategoryRecord(tx, categoryId);
  });

  routes.write(categories.deleteCategory, async ({ tx, actor, params }) => {
    await deleteCategory(tx, actor.userId, pathId(params.id));
    return undefined;
  });
};
