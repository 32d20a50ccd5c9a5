// Who may see a file besides its owner and the operators. Later slices say so for the records that hold files.
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database.ts';
import { isOperatorNow } from '../../platform/http/access.ts';
import { type FileRow, findFile } from './file.queries.ts';

export type Viewer = Pick<Actor, 'userId'>;

/** Whether something that this person may see now holds the file. */
type MaySee = (db: Db, viewer: Viewer, fileId: number) => Promise<boolean>;

const askers = new Map<string, MaySee>();

/** A slice calls this when it starts. `of` is what holds the files, such as 'orders'. */
export function provideFileViewers(of: string, maySee: MaySee): void {
  askers.set(of, maySee);
}

/** Throws `not_found`, also for a file that the person may not see. */
export async function requireVisibleFile(
  db: Db,
  actor: Actor,
  { fileId, ...desk }: { readonly fileId: number; readonly now: Date; readonly requiresFactor: boolean },
): Promise<FileRow> {
  const file = await findFile(db, fileId);
  if (!file) throw new AppError('not_found');
  if (file.ownerId === actor.userId || isOperatorNow(actor, desk)) return file;
  for (const maySee of askers.values()) if (await maySee(db, actor, fileId)) return file;
  throw new AppError('not_found');
}
