import * as users from '@haat/contract/operator/users';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { endSessions } from './end-sessions.ts';
import { viewUserRecord, viewUsers, viewWholeUserRecord } from './operator-users.views.ts';
import { recordNumberView } from './record-number-view.ts';
import { updateUserBlock } from './update-user-block.ts';

export const operatorUserRoutes: Slice = ({ routes }) => {
  routes.read(users.listUsers, ({ db, query }) => viewUsers(db, query));

  routes.write(users.getUser, async ({ tx, actor, params }) => {
    const userId = pathId(params.id);
    const record = await viewWholeUserRecord(tx, userId, tx.now);
    await recordNumberView(tx, actor, userId);
    return record;
  });

  routes.write(users.updateUser, async ({ tx, actor, params, body }) => {
    const userId = pathId(params.id);
    await updateUserBlock(tx, actor, { userId, version: body.version, isBlocked: body.is_blocked });
    return viewUserRecord(tx, userId, tx.now);
  });

  routes.write(users.endUserSessions, async ({ tx, actor, params }) => {
    const userId = pathId(params.id);
    await endSessions(tx, actor.userId, userId);
    return viewUserRecord(tx, userId, tx.now);
  });
};
