import * as contract from '@haat/contract/files';
import { AppError } from '../../platform/app-error.ts';
import { fileAnswer } from '../../platform/http/answers.ts';
import { pathId } from '../../platform/http/path-id.ts';
import { readForm } from '../../platform/http/read-form.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { imageWorkOf, requireRoom, requireUnusedLeft } from '../media/index.ts';
import { checkFileForm, fileFormFile } from './file-form.ts';
import { requireVisibleFile } from './file-viewers.ts';
import { insertFile } from './keep-files.ts';
import { fileNameOf, storeFile } from './store-file.service.ts';

export const fileRoutes: Slice = (context) => {
  const { routes, files, disks, config } = context;
  const work = imageWorkOf(context);

  routes.act(contract.uploadFile, async ({ actor, request, inTx }) => {
    const sent = checkFileForm(await readForm(request, fileFormFile));
    await requireRoom(disks);
    const stored = await storeFile({ files, work }, sent);
    try {
      return await inTx(async (tx) => {
        await requireUnusedLeft(tx, actor.userId, stored.bytes);
        return { id: await insertFile(tx, { ...stored, ownerId: actor.userId }), kind: stored.kind };
      });
    } catch (error) {
      // If the store can't be reached, the daily sweep removes the file.
      await files.remove(fileNameOf(stored.key)).catch(() => undefined);
      throw error;
    }
  });

  const requiresFactor = config.operatorSecondFactor === 'required';

  routes.read(contract.getFile, async ({ db, actor, params, now, reply }) => {
    const fileId = pathId(params.id);
    const { key, contentType } = await requireVisibleFile(db, actor, { fileId, now, requiresFactor });
    const bytes = await files.get(fileNameOf(key));
    if (!bytes) throw new AppError('not_found');
    return fileAnswer(reply, contentType, bytes);
  });
};
