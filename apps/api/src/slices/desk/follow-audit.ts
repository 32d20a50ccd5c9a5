// The server's log tells of new audit rows. It reads them from the table, since the terminal writes them, too, in a
// process of its own whose output is for the person at the terminal.
import type { Db } from '../../platform/database.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewAuditAfter, viewLastAuditId } from './audit.views.ts';

const lookEveryMs = 2_000;

/** Ids are given before the commit, so a smaller one may be seen after a larger one. So far back is looked again. */
const overlap = 100;

export interface AuditFollower {
  /** Tells of each row that was written since the follower was made, once. */
  readonly look: () => Promise<void>;
}

export async function makeAuditFollower(db: Db, security: SecurityLog): Promise<AuditFollower> {
  let last = await viewLastAuditId(db);
  const told = new Set((await viewAuditAfter(db, last - overlap)).map(({ id }) => id));
  const look = async (): Promise<void> => {
    for (const { id, action, kind, objectId, actorId, ...row } of await viewAuditAfter(db, last - overlap)) {
      if (told.has(id)) continue;
      told.add(id);
      last = Math.max(last, id);
      await security.tell(action, { ...row, actor: actorId, [kind]: objectId });
    }
    for (const id of told) if (id <= last - overlap) told.delete(id);
  };
  return { look };
}

export const followAudit: Slice = ({ app, database, security }) => {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    const { look } = await makeAuditFollower(database.db, security);
    timer = setInterval(() => {
      looking = looking.then(look).catch((error) => app.log.warn({ err: error }, 'could not read the audit'));
    }, lookEveryMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await looking;
  });
};
