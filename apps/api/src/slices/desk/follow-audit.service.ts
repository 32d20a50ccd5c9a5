// Writes new audit rows about people and shops to the server's log. It reads the table, because the terminal's process writes rows too and its
// output goes to the person at the terminal.
import type { Db } from '../../platform/database.ts';
import { factsOf } from '../../platform/http/log-refusals.ts';
import { actorOfRequest } from '../../platform/http/request-actor.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewAuditAfter, viewLastAuditId } from './audit.views.ts';

const lookEveryMs = 2_000;

/** Ids are assigned before the commit, so a smaller id may appear after a larger one. Look back this far. */
const overlap = 100;

export interface AuditFollower {
  /** Logs each such row written since the follower was created, once. */
  readonly look: () => Promise<void>;
}

export async function makeAuditFollower(db: Db, security: SecurityLog): Promise<AuditFollower> {
  let last = await viewLastAuditId(db);
  /** Ids by row. After a failover that lost rows, other rows get their ids. */
  const logged = new Map((await viewAuditAfter(db, last - overlap)).map((row) => [nameOf(row), row.id]));
  const look = async (): Promise<void> => {
    last = Math.min(last, await viewLastAuditId(db));
    for (const entry of await viewAuditAfter(db, last - overlap)) {
      const { id, at, action, kind, objectId, actorId, ...row } = entry;
      if (logged.has(nameOf(entry))) continue;
      logged.set(nameOf(entry), id);
      last = Math.max(last, id);
      await security.tell(action, { ...row, actor: actorId, [kind]: objectId });
    }
    for (const [name, id] of logged) if (id <= last - overlap) logged.delete(name);
  };
  return { look };
}

const nameOf = ({ id, at }: { readonly id: number; readonly at: Date }): string => `${id} ${at.getTime()}`;

export const followAudit: Slice = ({ app, database, security, runsJobs }) => {
  if (!runsJobs) return;
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

/** Logs after the response. The account is deleted by then, so the number comes from the request. */
export const logDeletions: Slice = ({ app, security }) => {
  app.addHook('onResponse', async (request, reply) => {
    const isDeletion = request.method === 'DELETE' && request.routeOptions.url === '/api/users/';
    if (!isDeletion || reply.statusCode !== 204) return;
    await security.tell('user.delete', factsOf(request, actorOfRequest(request)), request.log);
  });
};
